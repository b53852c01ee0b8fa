import { setupI18n } from '@lingui/core';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderedOnce, RenderedOnceList, RenderedPartsContext } from './rendered-once.tsx';
import { renderedHtml } from './rendered-html.ts';

let rendered = 0;
const Price = renderedOnce('Price', ({ amount }: { amount: string }) => {
  rendered += 1;
  return <b dir="ltr">{amount} €</b>;
});

function page(names: readonly string[], texts = setupI18n(), deployPath = ''): string {
  const { lookUpPart, assemble } = renderedHtml(texts, deployPath);
  const marked = renderToString(
    <RenderedPartsContext value={lookUpPart}>
      <ul>
        {names.map((amount) => (
          <li key={amount}>
            <Price amount={amount} />
          </li>
        ))}
      </ul>
    </RenderedPartsContext>,
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

test('a page with stored parts equals the page rendered in full, byte by byte', () => {
  const texts = setupI18n();
  for (const names of [['1', '2'], ['2', '3', '1'], []]) expect(page(names, texts)).toBe(plain(names));
});

test('equal props are rendered once; other props, texts or paths are rendered again', () => {
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

test('HTML with ids by useId is not stored', () => {
  const Field = renderedOnce('Field', ({ label }: { label: string }) => {
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
    const { lookUpPart, assemble } = renderedHtml(texts, '');
    return assemble(
      renderToString(
        <RenderedPartsContext value={lookUpPart}>
          <form>
            {labels.map((label) => (
              <Field key={label} label={label} />
            ))}
          </form>
        </RenderedPartsContext>,
      ),
    ).toString();
  };
  form(['a']);
  const ids = [...form(['b', 'a']).matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('a component with elements or functions among its props is rendered each time', () => {
  let times = 0;
  const Box = renderedOnce('Box', ({ children }: { children: React.ReactNode }) => {
    times += 1;
    return <div>{children}</div>;
  });
  const { lookUpPart, assemble } = renderedHtml(setupI18n(), '');
  const once = () =>
    assemble(
      renderToString(
        <RenderedPartsContext value={lookUpPart}>
          <Box>
            <i>x</i>
          </Box>
        </RenderedPartsContext>,
      ),
    ).toString();
  expect([once(), once()]).toEqual(['<div><i>x</i></div>', '<div><i>x</i></div>']);
  expect(times).toBe(2);
});

test('a list of stored parts equals the list rendered in full, byte by byte, with any of them new', () => {
  const texts = setupI18n();
  const items = (names: readonly string[]) => names.map((amount) => ({ key: amount, amount }));
  const list = (names: readonly string[]) => (
    <ul>
      <RenderedOnceList name="Price" of={Price} items={items(names)} />
    </ul>
  );
  const storedList = (names: readonly string[]) => {
    const { lookUpPart, assemble } = renderedHtml(texts, '');
    return assemble(
      renderToString(<RenderedPartsContext value={lookUpPart}>{list(names)}</RenderedPartsContext>),
    ).toString();
  };
  for (const names of [['1', '2'], ['2', '3', '1'], ['4', '1', '2', '5', '3'], ['1', '2', '3', '4', '5'], []])
    expect(storedList(names)).toBe(renderToString(list(names)));
});
