// Every § that code, tests and documents cite is a heading of docs/specification. They refer to no plan of the work.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const specification = 'docs/specification/';
const cited = ['*.ts', '*.tsx', '*.css', '*.graphql', '*.sql', '*.md', '*.sh', '*.yaml'];

/** Files that may name a plan: they record history. */
const history = /^(?:CHANGELOG\.md|docs\/decisions\/)/;

/** An issue by its number, or a design document. A link to an issue of another project (`issues/12`, `#12`) is allowed. */
const plan = /\bissue \d|\bdesign(?:\.md)?:/i;

/** Other standards are named before their section: `RFC 9110 §12.5.3`. */
const otherStandard = /(?:RFC \d+(?:bis)?|OpenID Connect|Content Security Policy Level \d),? $/;

function trackedFiles(patterns: readonly string[]): readonly string[] {
  return execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}

/** The citations of our specification in a text, each with its line. */
function citations(text: string): readonly { section: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/§ ?(\d+(?:\.\d+)*)/g)]
        .filter((found) => !otherStandard.test(content.slice(0, found.index)))
        .map(([, section = '']) => ({ section, line: index + 1 })),
    );
}

const files = trackedFiles(cited);
const sections = new Set(
  files
    .filter((file) => file.startsWith(specification))
    .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/^#+ §(\d+(?:\.\d+)*) /gm)])
    .map(([, section]) => section),
);

describe('the specification in docs/specification', () => {
  it('has all nine sections, and those of §2 and §7', () => {
    const parts = (of: number, count: number) => Array.from({ length: count }, (_, at) => `${of}.${at + 1}`);
    const all = ['1', '2', ...parts(2, 9), '3', '4', '5', '6', '7', ...parts(7, 5), '8', '9'];
    expect(sections).toEqual(new Set(all));
  });

  it('has every cited section', () => {
    const unknown = files.flatMap((file) =>
      citations(readFileSync(`${root}/${file}`, 'utf8'))
        .filter(({ section }) => !sections.has(section))
        .map(({ section, line }) => `${file}:${line} cites §${section}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ['§2.5 and § 9', ['2.5', '9']],
    ['RFC 9110 §12.5.3 beside §8', ['8']],
    ['OpenID Connect §3.1.2.1', []],
  ])('reads the citations of "%s"', (text, expected) => {
    expect(citations(text).map(({ section }) => section)).toEqual(expected);
  });
});

describe('references to plans', () => {
  it('are absent from code, tests and documents', () => {
    const found = trackedFiles([...cited, '*.js', '*.mjs', '*.yml', '*.html', '*.json', '*.toml'])
      .filter((file) => !history.test(file))
      .flatMap((file) =>
        readFileSync(`${root}/${file}`, 'utf8')
          .split('\n')
          .flatMap((line, index) => (plan.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
      );
    expect(found).toEqual([]);
  });

  it.each([
    [`// §8, issue ${4}: a wrong password`, true],
    [`(${'design'}: cache 1 of 2)`, true],
    ['https://github.com/graphql/graphql-over-http/issues/258', false],
    ['vercel/next.js#12', false],
    ['to design the page: a sketch', false],
  ])('are recognised: %s %j', (text, expected) => {
    expect(plan.test(text)).toBe(expected);
  });
});
