// `npm test` leaves variants out; `pnpm journeys` runs all (docs/decisions/2026-11-22-journeys.md).

/** Details of a journey that shows a rule on one more page, device, language or provider, or a detail of a page. */
export const variant = { tag: '@variant' } as const;

/** Details of one journey in a list of similar ones. @param sampled whether `npm test` runs it. */
export const variantUnless = (sampled: boolean) => (sampled ? {} : variant);
