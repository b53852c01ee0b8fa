import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The findings of axe on the current page: each rule with the first elements that break it.
 * @param of.within a selector; default the whole page. @param of.rules default all of axe's, except those in `without`.
 */
export async function findings(
  page: Page,
  {
    within,
    rules,
    without,
  }: { within?: string; rules?: readonly string[]; without?: readonly string[] } = {},
): Promise<string[]> {
  // Pages have no frames; for frames axe would open a second page each time.
  // Base UI's focus guards at the ends of a menu or a dialog pass the focus on at once.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('[data-base-ui-focus-guard]');
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  if (without) axe.disableRules([...without]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 120))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
