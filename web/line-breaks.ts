// Where a line of text may not break. Browsers break Thai, Khmer and Burmese by a dictionary, which lacks many modern
// words, and Japanese by phrases; they break Tagalog after the hyphen of a prefix, and Polish after a word of one letter.
// The catalogues get invisible characters when they are compiled; the .po files have none.

const wordJoiner = '\u2060';

/** Words that browsers break: compounds, loan words and, in Burmese, verbs with their ending. */
const unbroken: Readonly<Record<string, string>> = {
  ja: '問い合わせ お気に入り',
  th: `ผู้ขาย ผู้ซื้อ ผู้ผลิต ตรวจสอบ เข้าสู่ระบบ ออกจากระบบ หมวดหมู่ รหัสผ่าน ใบรับรอง เปรียบเทียบ สั่งซื้อ ขั้นต่ำ
    เสนอราคา ตัวกรอง ตัวอักษร หมดอายุ ข้อผิดพลาด ออฟไลน์ ออนไลน์ เชื่อมต่อ ถูกต้อง เกี่ยวกับ ส่วนตัว คำตอบ ทีมงาน
    อีกครั้ง คะแนน หน้าแรก`,
  km: 'តុបតែង ឯកជនភាព ថ្មីៗ អ្វីៗ ម្តងទៀត មិនឃើញ',
  my: `ပေးသွင်းသူ အကောင့် အီးမေးလ် အလှဆင် သတ်မှတ် စစ်ဆေး ဆက်သွယ် ဖော်ပြ နမူနာ ကုန်ပစ္စည်း ကိုင်ရို နိုဝင်ဘာ စကားဝှက်
    ဝယ်ယူ ထုတ်လုပ် အမျိုးအစား ထားသော ပါသည် ပါမည်`,
};

/**
 * Before every letter except the first: not inside a stack (after U+1039, U+17D2), before a closing consonant (U+103A) or
 * before a vowel that is written after its consonant.
 */
const letters =
  /(?<!^)(?<![\u1039\u17d2])(?=\p{L})(?![\u0e30\u0e32\u0e33\u0e45\u0e46])(?!.\u1037?\u103a|.\u1039)/gu;

const joinedWords = Object.fromEntries(
  Object.entries(unbroken).map(([language, words]) => [
    language,
    words.split(/\s+/).map((word) => [word, word.replace(letters, wordJoiner)] as const),
  ]),
);

/** The text with characters that forbid a break, in languages that need them. */
export function withoutBadBreaks(language: string, text: string): string {
  if (language === 'tl') return text.replace(/(?<=\p{L}-)(?=\p{L})/gu, wordJoiner);
  if (language === 'pl') return text.replace(/(?<![^\s(])([aiouwz]) /gi, '$1\u00a0');
  // Burmese endings stay with their verb.
  const verbs = language === 'my' ? text.replace(/(?<=[\u1000-\u109f])(?=ပါသည်|ပါမည်)/g, wordJoiner) : text;
  return (joinedWords[language] ?? []).reduce((all, [word, whole]) => all.replaceAll(word, whole), verbs);
}

/** The text as translators write it. */
export const asWritten = (language: string, text: string): string =>
  language === 'pl' ? text.replace(/(?<![^\s(])([aiouwz])\u00a0/gi, '$1 ') : text.replaceAll(wordJoiner, '');
