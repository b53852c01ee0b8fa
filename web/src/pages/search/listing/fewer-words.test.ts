import { expect, it } from 'vitest';
import { fewerWords } from './fewer-words.ts';

it.each([
  ['led light bulb', 'en', 'led light', 'light bulb'],
  ['stage-light, red', 'de', 'stage-light', 'light, red'],
  ['桌子椅子', 'zh', '桌子', '椅子'],
  ['مصباح طاولة', 'ar', 'مصباح', 'طاولة'],
])('%s (%s) → %s, %s', (keyword, language, withoutLast, withoutFirst) => expect(fewerWords(keyword, language)).toEqual({ withoutLast, withoutFirst }));

it.each(['  lamp ', '', '!'])('“%s” cannot be shortened', (keyword) => expect(fewerWords(keyword, 'en')).toBeUndefined());
