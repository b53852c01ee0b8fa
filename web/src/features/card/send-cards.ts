import type { ApolloClient } from '@apollo/client';
import { SaveReceivedCardDocument } from '#operations/save-received-card.ts';
import { SaveSupplierCardDocument } from '#operations/save-supplier-card.ts';
import { outcomeOf } from '#platform/outcome.ts';
import { accountIn, readSessionId } from '#platform/session/signed-in.ts';
import { remedyFor } from '#platform/remedy.ts';
import { readStoredCards, renewCard, toSavedCard, type SavedCard } from './saved-store.ts';

/** Whether sending it again could change anything. */
const canBeSent = ({ unsent, error }: SavedCard): boolean =>
  unsent !== undefined && (!error || remedyFor(error.code) !== undefined);

/**
 * Sends the cards that the account does not have yet, while it is signed in. A card that was sent before changes nothing. One that is refused
 * stays on this device with the reason, and those after it are sent.
 * @param saveNote of a card whose note was written before it was sent.
 */
export async function sendCards(
  client: Pick<ApolloClient, 'mutate'>,
  accountId: string,
  saveNote: (card: SavedCard) => Promise<void>,
): Promise<void> {
  const account = accountIn(readSessionId());
  const own = readStoredCards().filter((card) => card.account === account && canBeSent(card));
  for (const saved of own) {
    // Another account may have logged in meanwhile, also in another tab.
    if (accountIn(readSessionId()) !== account) return;
    const { done, error } = await send(client, saved);
    if (done) {
      const sent = toSavedCard(done, accountId);
      const isNoted = saved.note === '' || sent.note !== '';
      const card = isNoted ? sent : { ...sent, note: saved.note };
      if (!isNoted) await saveNote(card);
      renewCard(card);
      continue;
    }
    const remedy = remedyFor(error?.code);
    if (error && (remedy === undefined || remedy === 'room'))
      renewCard({ ...saved, error: { code: error.code, max: error.max } });
    // The others would fail alike.
    else return;
  }
}

function send(client: Pick<ApolloClient, 'mutate'>, { id, supplierId, unsent }: SavedCard) {
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
