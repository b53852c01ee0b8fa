// The email typed last, for the panel when it opens again and for the suppliers' login. In memory only: it is
// personal.
let typed = '';

export const typedEmail = {
  read: () => typed,
  write: (email: string) => {
    typed = email.trim();
  },
};
