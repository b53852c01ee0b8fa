// What was typed as an email, for when the panel is opened again or the suppliers' login in its place. In memory only: it is personal.
let typed = '';

export const typedEmail = {
  read: () => typed,
  write: (email: string) => {
    typed = email.trim();
  },
};
