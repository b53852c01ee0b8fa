const closeUp = /^(?:ja|ko)$/;
/** Kana, Chinese characters and Hangul. */
const counter = /^[\u3040-\u9fff\uac00-\ud7a3]/;

/**
 * A formatted number with its unit: "1,000 pieces". Japanese and Korean write a counter directly after its number, "50個";
 * symbols keep their space, "28 kg".
 */
export const withUnit = (language: string, amount: string, unit: string): string =>
  closeUp.test(language) && counter.test(unit) ? amount + unit : `${amount} ${unit}`;
