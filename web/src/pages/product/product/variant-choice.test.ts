import { describe, expect, it } from 'vitest';
import { chosenVariant, optionChoices, type Variant } from './variant-choice.ts';

const picture = (src: string) => ({ __typename: 'Picture' as const, src, width: 8, height: 8, alt: '' });

function variant(id: string, colour: string, size: string, stock = 0): Variant {
  const option = (key: string, value: string) => ({
    __typename: 'SelectedOption' as const,
    key,
    name: key,
    value,
  });
  return {
    __typename: 'ProductVariant',
    id,
    sku: id,
    options: [option('colour', colour), option('size', size)],
    offer: { __typename: 'VariantOffer', id, ladder: [], stock },
    picture: picture(`/${colour}.webp`),
  };
}

const option = (key: string, values: string[]) => ({
  __typename: 'ProductOption' as const,
  key,
  name: key,
  values,
});
const options = [option('colour', ['white', 'black', 'pink']), option('size', ['S', 'M', 'L'])];
const [whiteS, whiteM, blackM, blackL] = [
  variant('1', 'white', 'S'),
  variant('2', 'white', 'M', 5),
  variant('3', 'black', 'M'),
  variant('4', 'black', 'L', 9),
] as const;
const variants = [whiteS, whiteM, blackM, blackL];
const valuesOf = (chosen: Variant, key: string) =>
  optionChoices({ options, variants }, chosen).find((one) => one.key === key)?.values ?? [];

describe('the chosen variant', () => {
  it('is the one of the address, otherwise the first in stock, otherwise the first', () => {
    expect(chosenVariant(variants, '3')).toBe(blackM);
    expect(chosenVariant(variants, 'x')).toBe(whiteM);
    expect(chosenVariant([whiteS, blackM], undefined)).toBe(whiteS);
    expect(chosenVariant([], '3')).toBeUndefined();
  });
});

describe('the values of an option', () => {
  it('are chosen together with the other chosen values', () => {
    expect(
      valuesOf(whiteM, 'colour').map(({ value, isChosen, fits, variantId }) => [
        value,
        isChosen,
        fits,
        variantId,
      ]),
    ).toEqual([
      ['white', true, true, '2'],
      ['black', false, true, '3'],
    ]);
  });

  it('that the other values exclude are marked, and change these', () => {
    expect(valuesOf(whiteM, 'size').map(({ value, fits, variantId }) => [value, fits, variantId])).toEqual([
      ['S', true, '1'],
      ['M', true, '2'],
      ['L', false, '4'],
    ]);
  });

  it('are made to order where their variant is out of stock', () => {
    const madeToOrder = (key: string) => valuesOf(whiteM, key).map((one) => one.isMadeToOrder);
    expect(madeToOrder('colour')).toEqual([false, true]);
    // L is not made in white.
    expect(madeToOrder('size')).toEqual([true, false, false]);
  });

  it('have a picture only where they look different', () => {
    expect(valuesOf(whiteM, 'colour').map((one) => one.picture?.src)).toEqual(['/white.webp', '/black.webp']);
    expect(valuesOf(whiteM, 'size').map((one) => one.picture)).toEqual([null, null, null]);
  });
});
