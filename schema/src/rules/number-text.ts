// §5 The numeric mode of text inputs, without zod: pages import it.

/**
 * §5 numeric mode: keeps only a leading, optionally negative, decimal number: '12.5kg' → '12.5', 'kg' → ''.
 * It keeps the beginnings of a number ('-', '3.') and can run on every key stroke.
 */
export function keepNumber(text: string): string {
  return /^-?\d*(?:\.\d*)?/.exec(text.trimStart())?.[0] ?? '';
}

/**
 * §5 the submitted value of a numeric input: as keepNumber, without an incomplete number ('-' → '', '3.' → '3').
 */
export function submitNumber(text: string): string {
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)/.exec(text.trimStart())?.[0] ?? '';
}
