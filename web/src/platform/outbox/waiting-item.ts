/** Set in the storage while something waits in the outbox, so that pages without it do not load the outbox. */
export const waitingItem = 'outbox';

/** With what the items begin that hold drafts of messages. */
export const draftItems = 'contact:';
