import { cartLinesInput } from '@fairgate/schema/rules/cart';
import { cartTokenMaxCharacters, cartTokenTtlMs } from '@fairgate/schema/limits';
import { decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Store } from '../../store.ts';
import { blade } from '../../wire/blade.ts';
import { failureCodes } from '../../wire/codes.ts';
import { ErrorAnswer } from '../../wire/error-answer.ts';
import { operation, type Operation } from '../../wire/operation.ts';
import type { CartPartners } from './partners.ts';

const claims = z.object({ iss: z.string(), products: cartLinesInput });

/**
 * §7.2 Third-party-cart token exchange: the list of products in a token that a partner has signed (docs/partner-carts.md).
 * It changes nothing: the person decides which of them go to the cart. So a token may be exchanged again until it expires.
 */
export function exchangeCartToken({ cartPartners }: Store): Operation {
  return operation({
    name: 'exchangeCartToken',
    path: '/cart/exchangeCartToken.json',
    dialect: blade,
    request: z.object({ token: z.string().max(cartTokenMaxCharacters) }),
    async handle({ token }) {
      const { iss, products } = await read(token, cartPartners).catch(() => {
        throw new ErrorAnswer(failureCodes.invalidCartToken, 'the token is not valid');
      });
      return {
        partner: iss,
        list: products.map(({ productId, variantId, quantity }) => ({
          goodsSpuId: productId,
          skuId: variantId ?? null,
          quantity: quantity ?? null,
        })),
      };
    },
  });
}

async function read(token: string, partners: CartPartners): Promise<z.output<typeof claims>> {
  const issuer = decodeJwt(token).iss ?? '';
  const secret = partners.get(issuer);
  if (!secret) throw new Error('unknown partner');
  const { payload } = await jwtVerify(token, secret, {
    algorithms: ['HS256'],
    issuer,
    requiredClaims: ['iat', 'exp'],
    maxTokenAge: cartTokenTtlMs / 1_000,
    clockTolerance: 60,
  });
  return claims.parse(payload);
}
