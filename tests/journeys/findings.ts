import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on the page as it is: each rule with the first places that break it.
 * @param of.within a selector; else the whole page. @param of.rules else all of axe's, but those in `without`.
 */
export async function findings(
  page: Page,
  {
    within,
    rules,
    without,
  }: { within?: string; rules?: readonly string[]; without?: readonly string[] } = {},
): Promise<string[]> {
  // Without frames there is nothing to gather from them, for which axe would open a second page each time.
  // Base UI's guards at the ends of a menu or a dialog take the focus only to hand it on at once.
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
