import { setupI18n } from '@lingui/core';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kept, KeptList, NotePartContext } from '#ui/kept.tsx';
import { keptHtml } from './kept-html.ts';

let rendered = 0;
const Price = kept('Price', ({ amount }: { amount: string }) => {
  rendered += 1;
  return <b dir="ltr">{amount} €</b>;
});

function page(names: readonly string[], texts = setupI18n(), deployPath = ''): string {
  const { notePart, assemble } = keptHtml(texts, deployPath);
  const marked = renderToString(
    <NotePartContext value={notePart}>
      <ul>
        {names.map((amount) => (
          <li key={amount}>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
    </NotePartContext>,
  );
  return assemble(marked).toString();
}

const plain = (names: readonly string[]) =>
  renderToString(
    <ul>
      {names.map((amount) => (
        <li key={amount}>
          <Price amount={amount} />
        </li>
      ))}
    </ul>,
  );

test('a page with kept parts is, byte by byte, the page without keeping', () => {
  const texts = setupI18n();
  for (const names of [['1', '2'], ['2', '3', '1'], []]) expect(page(names, texts)).toBe(plain(names));
});

test('the same props are rendered once, other props, texts or paths again', () => {
  const texts = setupI18n();
  const count = (names: readonly string[], ...rest: [typeof texts, string?]) => {
    rendered = 0;
    page(names, ...rest);
    return rendered;
  };
  expect(count(['10', '11'], texts)).toBe(2);
  expect(count(['11', '10'], texts)).toBe(0);
  expect(count(['10', '12'], texts)).toBe(1);
  expect(count(['10'], setupI18n())).toBe(1);
  expect(count(['10'], texts, '/eg')).toBe(1);
});

test('what React numbers by its place in the page is not kept', () => {
  const Field = kept('Field', ({ label }: { label: string }) => {
    const id = useId();
    return (
      <label htmlFor={id}>
        {label}
        <input id={id} />
      </label>
    );
  });
  const texts = setupI18n();
  const form = (labels: readonly string[]) => {
    const { notePart, assemble } = keptHtml(texts, '');
    return assemble(
      renderToString(
        <NotePartContext value={notePart}>
          <form>
            {labels.map((label) => (
              <Field key={label} label={label} />
            ))}
          </form>
        </NotePartContext>,
      ),
    ).toString();
  };
  form(['a']);
  const ids = [...form(['b', 'a']).matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('a component with elements or functions among its props is rendered each time', () => {
  let times = 0;
  const Box = kept('Box', ({ children }: { children: React.ReactNode }) => {
    times += 1;
    return <div>{children}</div>;
  });
  const { notePart, assemble } = keptHtml(setupI18n(), '');
  const once = () =>
    assemble(
      renderToString(
        <NotePartContext value={notePart}>
          <Box>
            <i>x</i>
          </Box>
        </NotePartContext>,
      ),
    ).toString();
  expect([once(), once()]).toEqual(['<div><i>x</i></div>', '<div><i>x</i></div>']);
  expect(times).toBe(2);
});

test('a text stands where it was marked, whatever is in it', () => {
  const { markFor, assemble } = keptHtml(setupI18n(), '');
  const json = '{"name":"Kessel “weiß” \\u003cb> \ud83e\uded6"}';
  expect(
    assemble(`<p>${markFor([Buffer.from(json.slice(0, 20)), Buffer.from(json.slice(20))])}</p>`).toString(),
  ).toBe(`<p>${json}</p>`);
});

test('a list of kept parts is, byte by byte, the list without keeping, whichever of them are new', () => {
  const texts = setupI18n();
  const items = (names: readonly string[]) => names.map((amount) => ({ key: amount, amount }));
  const list = (names: readonly string[]) => (
    <ul>
      <KeptList name="Price" of={Price} items={items(names)} />
    </ul>
  );
  const keptList = (names: readonly string[]) => {
    const { notePart, assemble } = keptHtml(texts, '');
    return assemble(
      renderToString(<NotePartContext value={notePart}>{list(names)}</NotePartContext>),
    ).toString();
  };
  for (const names of [['1', '2'], ['2', '3', '1'], ['4', '1', '2', '5', '3'], ['1', '2', '3', '4', '5'], []])
    expect(keptList(names)).toBe(renderToString(list(names)));
});
