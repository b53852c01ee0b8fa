// Search in a few dozen answers: all words must occur, without regard to case and accents.
import type { CustomerServiceQuery } from '#graphql';

export type Topics = NonNullable<CustomerServiceQuery['helpTopics']>;

/** The topics with the questions that contain all words; all questions without words. */
export function findAnswers(topics: Topics, words: string, language: string): Topics {
  const wanted = wordsOf(words, language);
  if (wanted.length === 0) return topics;
  const holds = (text: string) => wanted.every((word) => text.includes(word));
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ question, answer }) =>
      holds(plain(`${topic.title} ${question} ${answer}`)),
    );
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}

// Thai, Khmer, Burmese, Chinese and Japanese have no spaces between words.
function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(plain(text))].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  );
}

/** Removes the accents of Latin, Greek, Cyrillic and Arabic; in other scripts marks are vowels and stay. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .normalize('NFC');
}
