import { describe, expect, it } from 'vitest';
import { asWritten, withoutBadBreaks } from './line-breaks.ts';

/** The text with the word joiner and the no-break space made visible. */
const shown = (language: string, text: string) =>
  withoutBadBreaks(language, text)
    .replaceAll('\u2060', '|')
    .replaceAll('\u200b', '/')
    .replaceAll('\u00a0', '_');

describe('§3 lines do not break inside words that browsers break', () => {
  it.each([
    ['th', 'การตรวจสอบ', 'การ/ต|ร|ว|จ|ส|อ|บ'],
    ['th', 'ผ่านการตรวจสอบแล้ว', 'ผ่านการ/ต|ร|ว|จ|ส|อ|บ/แล้ว'],
    ['th', 'แผงโซลาร์พกพา', 'แผง/โ|ซ|ลา|ร์/พ|ก|พา'],
    ['th', 'ผู้จัดหา', 'ผู้|จัดหา'],
    ['ja', 'お問い合わせの際は', 'お問|い|合|わ|せの際は'],
    ['ja', '丸型ウォールミラー', '丸型ウ|ォ|ー|ル|ミ|ラ|ー'],
    ['ja', 'ハイブリッドインバーター', 'ハ|イ|ブ|リ|ッ|ドイ|ン|バ|ー|タ|ー'],
    ['km', 'ការតុបតែង', 'ការ/តុ|ប|តែ|ង'],
    ['km', 'បន្ទះសូឡាតូចៗ', 'បន្ទះ/សូ|ឡា/តូច|ៗ'],
    ['my', 'ဆိုလာပြားများ', 'ဆို|လာ/ပြား|များ'],
    ['my', 'အကောင့်', 'အ|ကော|င့်'],
    ['my', 'အီးမေးလ်များ', 'အီး|မေး|လ်|များ'],
    ['my', 'ကုန်ပစ္စည်း', 'ကု|န်|ပ|စ္စ|ည်း'],
    ['my', 'ပြပွဲကို', 'ပြပွဲ|ကို'],
    ['my', 'ဆိုလာပြားများနှင့်', 'ဆို|လာ/ပြား|များ|နှင့်'],
    ['my', 'မိမိကိုယ်ကို', 'မိမိကိုယ်|ကို'],
    ['my', 'ဖြစ်ပါသည်', 'ဖြစ်|ပါ|သ|ည်'],
    ['tl', 'Mag-log in', 'Mag-|log in'],
    ['pl', 'Dom i ogród', 'Dom i_ogród'],
    ['pl', 'Z drewna (w kolorze)', 'Z_drewna (w_kolorze)'],
    ['pl', 'Kolor 4 i wzór', 'Kolor 4 i_wzór'],
    ['ru', 'Декор и интерьер', 'Декор и_интерьер'],
    ['ru', 'Отпечаток (SHA-256)', 'Отпечаток (SHA-|256)'],
    ['en', 'SHA-256, by e-mail', 'SHA-|256, by e-|mail'],
    ['de', 'X-Achse, E-Mail, C-214', 'X-|Achse, E-|Mail, C-|214'],
    ['en', 'a well-known pre-show, 2-3 or A–Z', 'a well-known pre-show, 2-3 or A–Z'],
  ])('%s: %s', (language, text, expected) => {
    expect(shown(language, text)).toBe(expected);
    expect(asWritten(language, withoutBadBreaks(language, text))).toBe(text);
  });

  it('leaves the placeholders of a message as they are', () => {
    const message = '{days, plural, one {# araw} other {# na araw}} <0>{0}</0> i <1/>';
    expect(withoutBadBreaks('tl', message)).toBe(message);
    expect(shown('pl', message)).toBe(message.replace(' i ', ' i_'));
  });
});
