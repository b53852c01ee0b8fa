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
  km: `បច្ចុប្បន្នភាព កម្មវិធីរុករក ពាក្យសម្ងាត់ ត្រួតពិនិត្យ ផ្ទៀងផ្ទាត់ ក្រុមការងារ ផ្ទាល់ខ្លួន ផ្គត់ផ្គង់
    ទំនាក់ទំនង ត្រឹមត្រូវ ស្រដៀងគ្នា ក្រុមហ៊ុន ឥតគិតថ្លៃ អាជីវកម្ម អក្ខរក្រម ម៉ាស៊ីនមេ ពាក់ព័ន្ធ ដឹកជញ្ជូន
    សមាជិកភាព រក្សាទុក ចុងក្រោយ មុខទំនិញ ចុះឈ្មោះ សេវាកម្ម វាយតម្លៃ វេចខ្ចប់ លក្ខខណ្ឌ ផុតកំណត់ ទំព័រដើម ឯកជនភាព
    ម្តងទៀត ទាំងអស់ សុពលភាព តួអក្សរ យល់ព្រម តុបតែង មិនឃើញ រូបភាព រយៈពេល ចូលរួម ឡើងវិញ ចាកចេញ ថ្មីៗ អ្វីៗ`,
  my: `ကိုယ်ရေးလုံခြုံ ကျွန်ုပ်တို့ အော့ဖ်လိုင်း ကိုယ်ရေးဒေတာ ပေးသွင်းသူ ကုန်ပစ္စည်း စောင့်ကြည့် ပြပွဲဝင်ကတ်
    အမျိုးအစား အမျိုးအမည် အွန်လိုင်း ဒေါင်းလုဒ် မက်ဆေ့ချ် ပရိုဖိုင် မကြာသေးမီ နိုင်သည့် မပြည့်စုံ ကတ်တလောက်
    အီးမေးလ် ကိုင်ရို နိုဝင်ဘာ စကားဝှက် ထုတ်လုပ် ဝဘ်ဆိုက် ဆော့ဖ်ဝဲ ဘရောက်ဇာ အင်တာနက် နိုင်သော မပြနိုင် အကောင့်
    သတ်မှတ် စစ်ထုတ် ဆက်သွယ် ကွတ်ကီး အပ်ဒိတ် မည်သည့် မရနိုင် ကိုက်ညီ လာရောက် ဖိုလ်ဒါ အလှဆင် စစ်ဆေး ဖော်ပြ လင့်ခ်
    ကိုမျှ ထားသော ပါသလား ပြောပြ မီဒီယာ နမူနာ ဝယ်ယူ ဝယ်သူ စပမ်း မူဝါဒ တစ်ခု စသည့် မတွေ့ မမှန် အဖြစ် ပါသည် ပါမည်
    ပါသလဲ ပါမလဲ ပါပြီ မှာယူ ရမည့် ကူးယူ မီနူး ဒေတာ ဆာဗာ အကြာ အရင် အသစ် မရှိ ရသေး အမြဲ`,
};

/**
 * Before every letter except the first: not inside a stack (after U+1039, U+17D2) and not before a vowel that is written
 * after its consonant. A closing consonant (U+103A) is a letter too: browsers break အကော|င့် before it.
 */
const letters = /(?<!^)(?<![\u1039\u17d2])(?=\p{L})(?![\u0e30\u0e32\u0e33\u0e45\u0e46])/gu;

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
  // Burmese endings stay with their verb, and the plural with its noun.
  const verbs =
    language === 'my' ? text.replace(/(?<=[\u1000-\u109f])(?=ပါ(?!တ်)|ရန်|များ)/g, wordJoiner) : text;
  return (joinedWords[language] ?? []).reduce((all, [word, whole]) => all.replaceAll(word, whole), verbs);
}

/** The text as translators write it. */
export const asWritten = (language: string, text: string): string =>
  language === 'pl' ? text.replace(/(?<![^\s(])([aiouwz])\u00a0/gi, '$1 ') : text.replaceAll(wordJoiner, '');
