import { entries, type OutboxState } from '../../sw/outbox-store.ts';

/** The states of what a form has submitted, oldest first. */
export const formStates = async (form: string): Promise<readonly OutboxState[]> =>
  (await entries()).filter((entry) => entry.form === form).map(({ state }) => state);
