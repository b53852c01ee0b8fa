/**
 * Whether all tests of unit and spec run (`pnpm unit:all`): on both databases, with every hostile value, in every language, and details of
 * programs, which take seconds to start. `npm test` runs a sample (docs/decisions/2026-11-22-journeys.md).
 */
export const isWhole = process.env['TESTS'] === 'all';
