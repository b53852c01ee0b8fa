import type { ApolloClient } from '@apollo/client';
import { SaveReceivedCardDocument } from '#operations/save-received-card.ts';
import { SaveSupplierCardDocument } from '#operations/save-supplier-card.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { remedyFor } from '#platform/remedy.ts';
import { keptCards, renewCard, toKept, type KeptCard } from './saved-store.ts';

/** Whether sending it again could change anything. */
const canBeSent = ({ unsent, problem }: KeptCard): boolean =>
  unsent !== undefined && (!problem || remedyFor(problem.code) !== undefined);

/**
 * Sends the cards that the buyer's account does not have yet. A card that was sent before changes nothing. One that is refused
 * stays on this device with the reason, and those after it are sent.
 * @param saveNote of a card whose note was written before it was sent.
 */
export async function sendCards(
  client: Pick<ApolloClient, 'mutate'>,
  buyerId: string,
  saveNote: (card: KeptCard) => Promise<void>,
): Promise<void> {
  for (const kept of keptCards().filter(canBeSent)) {
    const { done, error } = await send(client, kept);
    if (done) {
      const sent = toKept(done, buyerId);
      const isNoted = kept.note === '' || sent.note !== '';
      const card = isNoted ? sent : { ...sent, note: kept.note };
      if (!isNoted) await saveNote(card);
      renewCard(card);
      continue;
    }
    const remedy = remedyFor(error?.code);
    if (error && (remedy === undefined || remedy === 'room'))
      renewCard({ ...kept, problem: { code: error.code, max: error.max } });
    // The others would fail alike.
    else return;
  }
}

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
