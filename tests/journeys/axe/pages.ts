import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../journey.ts';
import { examplePages } from '../pages.ts';
import { axeLanguages, type Screen } from '../../setup/axe-languages.ts';
import { showAll } from '../show-all.ts';

// The service worker would fetch every page's parts a second time; a trace of a hundred pages helps nobody.
test.use({ serviceWorkers: 'block', trace: 'off', screenshot: 'off' });

const mostMsOfPage = 20_000;
/** Rules that look at colours; nothing else on a page differs between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Declares the journeys of one screen; call it once in a file of its own. */
export function testPages(screen: Screen): void {
  for (const language of axeLanguages(process.env.AXE_LANGUAGES, new Date(), screen)) {
    test(`axe finds nothing on any public page in ${language}, in light and in dark`, async ({ page, problems, isMobile }) => {
      const paths = Object.entries(await examplePages(page)).filter(([name]) => isMobile || name !== 'parts of a category');
      test.setTimeout(paths.length * mostMsOfPage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, path] of paths) {
        await test.step(name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          // Also what is not near the window.
          await showAll(page);
          expect.soft(await findings(page), `${name}, light`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await findings(page, colourRules), `${name}, dark`).toEqual([]);
          // Each page answers for itself; of the 404 the browser itself complains.
          const complaints = problems.splice(0).filter((line) => name !== 'not found' || !line.includes(path));
          expect.soft(complaints, `${name}, behind the scenes`).toEqual([]);
        });
      }
    });
  }
}

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Without frames there is nothing to gather from them, for which axe would open a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).slice(0, 3).join(' | ')}`);
}
