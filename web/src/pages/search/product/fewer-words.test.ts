import { expect, it } from 'vitest';
import { fewerWords } from './fewer-words.ts';

it.each([
  ['led light bulb', 'en', 'led light'],
  ['  lamp ', 'en', undefined],
  ['', 'en', undefined],
  ['stage-light, red', 'de', 'stage-light'],
  ['太阳能电池板', 'zh', '太阳能电池'],
  ['مصباح طاولة', 'ar', 'مصباح'],
])('%s (%s) → %s', (keyword, language, fewer) => expect(fewerWords(keyword, language)).toBe(fewer));
