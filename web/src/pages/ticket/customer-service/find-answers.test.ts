import { describe, expect, it } from 'vitest';
import { findAnswers, type Topics } from './find-answers.ts';

const topics = [
  {
    topic: 'BUYING',
    title: 'Buying',
    questions: [
      { key: 'sample', question: 'How do I get a sample?', answer: 'Ask the supplier.' },
      { key: 'pay', question: '¿Cómo pago?', answer: 'Por transferencia.' },
    ],
  },
  {
    topic: 'FAIRS',
    title: 'ราคา',
    questions: [{ key: 'badge', question: 'จะรับบัตรเข้างานได้อย่างไร', answer: 'ลงทะเบียน' }],
  },
] as unknown as Topics;
const keys = (words: string, language = 'en') =>
  findAnswers(topics, words, language).flatMap(({ questions }) => questions.map(({ key }) => key));

describe('§2.2 /customer-service: search in the help', () => {
  it('§2.2 finds by all words, in any order and case', () => {
    expect(keys('SUPPLIER sample')).toEqual(['sample']);
    expect(keys('supplier badge')).toEqual([]);
  });
  it('§2.2 forgives accents', () => expect(keys('como pago', 'es')).toEqual(['pay']));
  it('§3 finds words in scripts without spaces', () => expect(keys('บัตร', 'th')).toEqual(['badge']));
  it('§2.2 shows everything without words', () => expect(keys(' ? ')).toEqual(['sample', 'pay', 'badge']));
});
