/** How the outbox names the forms of registrations; the id of the exhibition follows. */
export const registrationForms = 'registration:';

export const outboxFormOf = (exhibitionId: string): string => registrationForms + exhibitionId;
