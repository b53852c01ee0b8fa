/** A phone number with its country's code: digits, spaces, dots, hyphens and brackets, with at least five digits. */
export const phonePattern = /^\+?(?=(?:\D*\d){5})[\d\s().-]+$/;
export const isPhone = (text: string): boolean => phonePattern.test(text);
