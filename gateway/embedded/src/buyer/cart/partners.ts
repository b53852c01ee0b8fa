// Sites that may lead a person here with a list of products: docs/partner-carts.md.
import { z } from 'zod';

/** The secret of each partner, by the partner's name. */
export type CartPartners = ReadonlyMap<string, Uint8Array>;

const secretMinCharacters = 32;

/** `name=secret` of each partner, separated by commas. */
export const cartPartnersSetting = z
  .string()
  .refine(
    (text) => pairsIn(text).every(([name, secret]) => name !== '' && secret.length >= secretMinCharacters),
    `must be name=secret of each partner, separated by commas, each secret of ${secretMinCharacters} characters or more`,
  )
  .transform(
    (text): CartPartners =>
      new Map(pairsIn(text).map(([name, secret]) => [name, new TextEncoder().encode(secret)])),
  )
  .optional();

function pairsIn(text: string): [name: string, secret: string][] {
  return text.split(',').map((pair) => {
    const [name = '', ...secret] = pair.split('=');
    return [name.trim(), secret.join('=').trim()];
  });
}
