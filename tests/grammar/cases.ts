// Reads the data files of this folder: one case per line, '#' starts a comment line, '=>' separates input and output.
import { readFileSync } from 'node:fs';

export type Case = { readonly given: string; readonly expected: string };

/** The cases of '<noun>_valid' or '<noun>_invalid'; without '=>' the expected text equals the input. */
export function casesOf(name: string): readonly Case[] {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [given = '', expected] = line.split(' => ');
      return { given, expected: expected ?? given };
    });
}

export type RouteCase = { readonly id: string; readonly path: string; readonly canonical: string };

/** Like casesOf, for lines that start with a route id. */
export function routeCasesOf(name: string): readonly RouteCase[] {
  return casesOf(name).map(({ given, expected }) => {
    const [id = '', path = ''] = given.split(' ');
    return { id, path, canonical: expected === given ? path : expected };
  });
}

/** The nouns of schema/src/urls with data files. */
export const nouns = [
  'home',
  'product',
  'supplier',
  'category',
  'showroom',
  'search',
  'rfq',
  'enquiry',
  'cart',
  'account',
  'organiser',
  'desk',
  'policy',
  'live',
  'assistant',
  'traffic-light',
  'exhibition',
  'inbox',
  'industry-exhibition',
  'promotion',
] as const;
