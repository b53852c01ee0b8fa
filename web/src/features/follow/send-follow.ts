import type { ApolloClient } from '@apollo/client';
import { FollowExhibitorDocument } from '#operations/follow-exhibitor.ts';
import { FollowProductDocument } from '#operations/follow-product.ts';
import { FollowSupplierDocument } from '#operations/follow-supplier.ts';
import { UnfollowExhibitorDocument } from '#operations/unfollow-exhibitor.ts';
import { UnfollowProductDocument } from '#operations/unfollow-product.ts';
import { UnfollowSupplierDocument } from '#operations/unfollow-supplier.ts';
import { outcomeOf, type Outcome } from '#platform/outcome.ts';
import type { OperationError } from '#platform/operation-error.ts';
import type { Followable } from './followable.ts';

/** The error (§8); undefined on success. */
export type FollowError = OperationError | undefined;

/**
 * Follows or unfollows; a repetition changes nothing. Never rejects.
 * @param idempotencyKey for following: one for each action.
 */
export async function sendFollow(
  client: Pick<ApolloClient, 'mutate'>,
  { kind, id }: Followable,
  followed: boolean,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<FollowError> {
  const [one, key] = [{ id }, { input: { id, idempotencyKey } }];
  // Follows are private: they stay out of the cache that the pages share.
  const fetchPolicy = 'no-cache';
  const { error } = await send();
  return error;

  function send(): Promise<Outcome<unknown>> {
    switch (kind) {
      case 'product':
        return followed
          ? outcomeOf(
              client.mutate({ mutation: FollowProductDocument, variables: key, fetchPolicy }),
              (data) => data.followProduct,
            )
          : outcomeOf(
              client.mutate({ mutation: UnfollowProductDocument, variables: one, fetchPolicy }),
              (data) => data.unfollowProduct,
            );
      case 'supplier':
        return followed
          ? outcomeOf(
              client.mutate({ mutation: FollowSupplierDocument, variables: key, fetchPolicy }),
              (data) => data.followSupplier,
            )
          : outcomeOf(
              client.mutate({ mutation: UnfollowSupplierDocument, variables: one, fetchPolicy }),
              (data) => data.unfollowSupplier,
            );
      case 'exhibitor':
        return followed
          ? outcomeOf(
              client.mutate({ mutation: FollowExhibitorDocument, variables: key, fetchPolicy }),
              (data) => data.followExhibitor,
            )
          : outcomeOf(
              client.mutate({ mutation: UnfollowExhibitorDocument, variables: one, fetchPolicy }),
              (data) => data.unfollowExhibitor,
            );
    }
  }
}
