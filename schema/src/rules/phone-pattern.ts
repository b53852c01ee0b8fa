/** A phone number with its country's code: digits, spaces, dots, hyphens and brackets, with at least five digits. */
export const phonePattern = /^\+?(?=(?:\D*\d){5})[\d\s().-]+$/;
export const isPhone = (text: string): boolean => phonePattern.test(text);

/** A country's calling code, with or without '+'. */
export const dialingCodePattern = /^\+?[1-9]\d{0,6}$/;
/** A phone number without its country's calling code. */
export const mobilePattern = /^[\d\s().-]{4,24}$/;
/** A whole number with an extension in the owner's words. */
export const phoneWithExtensionPattern = /^\+?[\d\s().-]{4,}.{0,12}$/;
