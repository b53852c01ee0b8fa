import { blankPictures } from '../blank-pictures.ts';
import { expect, open, test } from '../journey.ts';
import { findings } from '../findings.ts';
import { examplePages } from '../pages.ts';
import { axeLanguages, type Screen } from '../../setup/sweep.ts';
import { showAll } from '../show-all.ts';

// A trace of a hundred pages helps nobody.
test.use({ trace: 'off', screenshot: 'off' });

const mostMsOfPage = 20_000;
/** Rules that look at colours; nothing else on a page differs between light and dark, and these do not between languages. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Declares the journeys of one screen; call it once in a file of its own. */
export function testPages(screen: Screen): void {
  const languages = axeLanguages(process.env.SWEEP, screen);
  for (const language of languages) {
    // The colours of all languages are the same, and to look at them is most of the work.
    const withColours = language === languages[0];
    test(`axe finds nothing on any public page in ${language}${withColours ? ', in light and in dark' : ''}`, async ({
      page,
      problems,
      isMobile,
    }) => {
      const paths = Object.entries(await examplePages(page)).filter(
        ([name]) => isMobile || name !== 'parts of a category',
      );
      test.setTimeout(paths.length * mostMsOfPage);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await blankPictures(page);
      for (const [name, path] of paths) {
        await test.step(name, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
          // Also what is not near the window.
          await showAll(page);
          expect
            .soft(await findings(page, withColours ? {} : { without: colourRules }), `${name}, light`)
            .toEqual([]);
          if (withColours) {
            await page.emulateMedia({ colorScheme: 'dark' });
            expect.soft(await findings(page, { rules: colourRules }), `${name}, dark`).toEqual([]);
          }
          // Each page answers for itself; of the 404 the browser itself complains.
          const complaints = problems
            .splice(0)
            .filter((line) => name !== 'not found' || !line.includes(path));
          expect.soft(complaints, `${name}, behind the scenes`).toEqual([]);
        });
      }
    });
  }
}
