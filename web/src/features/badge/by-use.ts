type Badge = {
  /** ISO times. */
  readonly validUntil: string;
  readonly revokedAt: string | null;
  readonly exhibition: { readonly startsOn: string };
};

/**
 * The badges in the order in which they are needed: the next fair first, then those that are no longer valid, the latest first.
 * A script runs its text alone (early-badge.ts): it uses nothing but its arguments.
 */
export function byUse<One extends Badge>(badges: readonly One[], nowMs: number): One[] {
  const isUsable = ({ revokedAt, validUntil }: One) => revokedAt === null && Date.parse(validUntil) >= nowMs;
  const startOf = ({ exhibition }: One) => Date.parse(exhibition.startsOn);
  return badges.toSorted((one, other) =>
    isUsable(one) === isUsable(other)
      ? isUsable(one)
        ? startOf(one) - startOf(other)
        : startOf(other) - startOf(one)
      : Number(isUsable(other)) - Number(isUsable(one)),
  );
}
