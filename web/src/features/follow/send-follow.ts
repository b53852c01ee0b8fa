import type { ApolloClient } from '@apollo/client';
import type { ErrorCode } from '@fairgate/schema/errors';
import { FollowProductDocument } from '#operations/follow-product.ts';
import { FollowSupplierDocument } from '#operations/follow-supplier.ts';
import { UnfollowProductDocument } from '#operations/unfollow-product.ts';
import { UnfollowSupplierDocument } from '#operations/unfollow-supplier.ts';
import { Fault } from '#platform/fault.ts';
import type { Followable } from './followable.ts';

type Answer =
  | null
  | undefined
  | { readonly __typename: 'ProductFollow' | 'SupplierFollow' }
  | { readonly __typename: 'Refusal'; readonly code: ErrorCode };

/** Why it was not done (§8); undefined when it was. */
export type NotFollowed = ErrorCode | undefined;

/**
 * Follows, or does so no longer; either a second time changes nothing. Never rejects.
 * @param idempotencyKey of following: one for each act.
 */
export async function sendFollow(
  client: Pick<ApolloClient, 'mutate'>,
  { kind, id }: Followable,
  followed: boolean,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<NotFollowed> {
  try {
    const answer = await ask();
    if (!answer) return 'SERVER_ERROR';
    return answer.__typename === 'Refusal' ? answer.code : undefined;
  } catch (cause) {
    return Fault.from(cause).code;
  }

  async function ask(): Promise<Answer> {
    const [one, key] = [{ id }, { id, idempotencyKey }];
    // What somebody follows is theirs: it stays out of the store that the pages share.
    const fetchPolicy = 'no-cache';
    if (kind === 'product') {
      return followed
        ? given(await client.mutate({ mutation: FollowProductDocument, variables: key, fetchPolicy }))
            .followProduct
        : given(await client.mutate({ mutation: UnfollowProductDocument, variables: one, fetchPolicy }))
            .unfollowProduct;
    }
    return followed
      ? given(await client.mutate({ mutation: FollowSupplierDocument, variables: key, fetchPolicy }))
          .followSupplier
      : given(await client.mutate({ mutation: UnfollowSupplierDocument, variables: one, fetchPolicy }))
          .unfollowSupplier;
  }
}

function given<Data>({
  data,
  error,
}: {
  readonly data?: Data | null | undefined;
  readonly error?: unknown;
}): Data {
  if (!data) throw Fault.from(error);
  return data;
}
