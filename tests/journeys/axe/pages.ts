import { blankPictures } from '../blank-pictures.ts';
import { expect, open, test } from '../journey.ts';
import { findings } from '../findings.ts';
import { examplePages } from '../pages.ts';
import { axeLanguages, axePages, axeSchemes, type Screen } from '../../setup/sweep.ts';
import { showAll } from '../show-all.ts';
import { variantUnless } from '../variant.ts';

// A trace of a hundred pages is not useful.
test.use({ trace: 'off', screenshot: 'off' });

const mostMsOfPage = 20_000;
/** Rules about colours: only these differ between light and dark, and they do not differ between languages. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Declares the journeys of one screen; called once per file. */
export function testPages(screen: Screen): void {
  const languages = axeLanguages(process.env.SWEEP, screen);
  for (const language of languages) {
    // Colours are the same in all languages, and their check takes most of the time.
    const coloursIn = language === languages[0] ? axeSchemes(process.env.SWEEP, screen) : [];
    const [first = 'light', ...others] = coloursIn;
    test(
      `axe finds nothing on the public pages in ${[language, ...coloursIn].join(', ')}`,
      variantUnless(screen === 'phone'),
      async ({ page, problems, isMobile }) => {
        const names = axePages(process.env.SWEEP, screen);
        const onScreen = (name: string) => isMobile || name !== 'parts of a category';
        const paths = Object.entries(await examplePages(page)).filter(
          ([name]) => onScreen(name) && (names?.includes(name) ?? true),
        );
        expect(paths.length).toBeGreaterThanOrEqual(names?.filter(onScreen).length ?? 1);
        test.setTimeout(paths.length * mostMsOfPage);
        await blankPictures(page);
        for (const [name, path] of paths) {
          await test.step(name, async () => {
            await page.emulateMedia({ colorScheme: first });
            await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
            // Includes parts outside the window.
            await showAll(page);
            expect
              .soft(
                await findings(page, coloursIn.length > 0 ? {} : { without: colourRules }),
                `${name}, ${first}`,
              )
              .toEqual([]);
            for (const colorScheme of others) {
              await page.emulateMedia({ colorScheme });
              expect
                .soft(await findings(page, { rules: colourRules }), `${name}, ${colorScheme}`)
                .toEqual([]);
            }
            // Findings are reported per page; the browser itself reports the 404.
            const complaints = problems
              .splice(0)
              .filter((line) => name !== 'not found' || !line.includes(path));
            expect.soft(complaints, `${name}, behind the scenes`).toEqual([]);
          });
        }
      },
    );
  }
}
