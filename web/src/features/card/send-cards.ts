import type { ApolloClient } from '@apollo/client';
import { SaveReceivedCardDocument } from '#operations/save-received-card.ts';
import { SaveSupplierCardDocument } from '#operations/save-supplier-card.ts';
import { SetCardNoteDocument } from '#operations/set-card-note.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { keptCards, renewCard, toKept, type KeptCard } from './saved-store.ts';

/** The account has it, or will never have it: sending it again would change nothing. */
const isFinal: ReadonlySet<string> = new Set(['NOT_FOUND', 'CARD_INVALID', 'BAD_USER_INPUT']);

/** Sends the cards that the buyer's account does not have yet. A card that was sent before changes nothing. */
export async function sendCards(client: Pick<ApolloClient, 'mutate'>): Promise<void> {
  for (const kept of keptCards().filter(({ unsent }) => unsent)) {
    const { done, error } = await send(client, kept);
    if (done) {
      const sent = toKept(done);
      // A note that was written before the card was sent.
      const isNoted = kept.note === '' || sent.note !== '' || (await sendNote(client, kept));
      renewCard(isNoted && sent.note === '' ? { ...sent, note: kept.note } : sent);
    } else if (error && isFinal.has(error.code)) {
      const { unsent: _, ...rest } = kept;
      renewCard(rest);
    } else return;
  }
}

const sendNote = async (client: Pick<ApolloClient, 'mutate'>, { id, note }: KeptCard): Promise<boolean> =>
  (
    await outcomeOf(
      client.mutate({ mutation: SetCardNoteDocument, variables: { input: { id, note } } }),
      (data) => data.setCardNote,
    )
  ).done !== undefined;

function send(client: Pick<ApolloClient, 'mutate'>, { id, supplierId, unsent }: KeptCard) {
  if (unsent && 'signedCode' in unsent)
    return outcomeOf(
      client.mutate({
        mutation: SaveReceivedCardDocument,
        variables: { input: { id, signedCode: unsent.signedCode } },
      }),
      (data) => data.saveReceivedCard,
    );
  return outcomeOf(
    client.mutate({
      mutation: SaveSupplierCardDocument,
      variables: { input: { supplierId: supplierId ?? '', exhibitionId: unsent?.exhibitionId ?? null } },
    }),
    (data) => data.saveSupplierCard,
  );
}
