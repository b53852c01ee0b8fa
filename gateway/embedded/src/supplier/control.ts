import type { IncomingHttpHeaders } from 'node:http';
import { isAbsolute } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { accountCommand } from '../accounts/account-command.ts';
import { runAccountCommand } from '../accounts/run-account-command.ts';
import { isKey } from '../accounts/service-key.ts';
import { issueSsoToken } from '../accounts/supplier-sessions.ts';
import { Stop } from '../exit.ts';
import { changeOffer, hasVariant } from '../db/offer.ts';
import type { Store } from '../store.ts';
import { decimal, toId } from '../wire/form.ts';
import { faultCodes } from '../wire/codes.ts';
import { ErrorAnswer } from '../wire/error-answer.ts';

/** The request of `embedded prices`: see commands/prices.ts. */
const offerChange = z.object({
  productId: z.string(),
  variantId: z.string().optional(),
  factor: z.number().positive().max(100).optional(),
  stock: z.int().min(0).max(1_000_000_000).optional(),
});

/** §2.8 The request of the single-sign-on page after it has identified a supplier. */
const ssoRequest = z.object({ account: z.string() });

/** The request of `embedded backup`: see commands/backup.ts. */
const backupRequest = z.object({ file: z.string().refine(isAbsolute), force: z.boolean() });

/** POST /control/…: commands to the running services. All require the key in the data folder. */
export function addControl(
  service: FastifyInstance,
  { db }: Store,
  { controlKey: key, dataFolder }: { controlKey: string; dataFolder: string | undefined },
): void {
  service.post('/control/offer', async (request) => {
    needKey(request.headers, key);
    const { productId, variantId, ...change } = offerChange.parse(request.body);
    const id = toId(productId) ?? 0;
    if (variantId === undefined && change.stock !== undefined && (await hasVariant(db, id)))
      throw stockOfVariants(productId);
    const offer = await changeOffer(db, {
      productId: id,
      ...(variantId !== undefined && { variantId: toId(variantId) ?? 0 }),
      ...change,
    }).catch((error: unknown) => {
      throw isLocked(error) ? productIsLocked(productId) : error;
    });
    if (!offer) {
      const unknown =
        variantId === undefined
          ? `unknown product ${productId}`
          : `product ${productId} has no variant ${variantId}`;
      throw new ErrorAnswer(faultCodes.unknown, unknown, faultCodes.unknown);
    }
    return { ...offer, priceFrom: decimal(offer.priceFrom), priceTo: decimal(offer.priceTo) };
  });
  service.post('/control/backup', async (request) => {
    needKey(request.headers, key);
    const wanted = backupRequest.parse(request.body);
    if (dataFolder === undefined) throw new Error('these services have no data folder');
    const { writeBackup } = await import('../backup/write-backup.ts');
    return writeBackup(db, { ...wanted, folder: dataFolder, isShared: true }).catch((error: unknown) => {
      throw error instanceof Stop
        ? new ErrorAnswer(faultCodes.malformed, error.message, faultCodes.malformed)
        : error;
    });
  });
  // The request of `embedded account`: see commands/account.ts.
  service.post('/control/account', async (request) => {
    needKey(request.headers, key);
    const lines = await runAccountCommand(db, accountCommand.parse(request.body)).catch((error: unknown) => {
      throw error instanceof Stop
        ? new ErrorAnswer(faultCodes.malformed, error.message, faultCodes.malformed)
        : error;
    });
    return { lines };
  });
  service.post('/control/ssoToken', async (request) => {
    needKey(request.headers, key);
    const { account } = ssoRequest.parse(request.body);
    const ssoToken = await issueSsoToken(db, account);
    if (ssoToken === undefined)
      throw new ErrorAnswer(faultCodes.unknown, 'unknown account', faultCodes.unknown);
    return { ssoToken };
  });
}

const lockNotAvailable = '55P03';

function isLocked(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === lockNotAvailable;
}

function productIsLocked(productId: string): ErrorAnswer {
  return new ErrorAnswer(
    faultCodes.conflict,
    `an import is changing product ${productId}. Try again when it has ended`,
    faultCodes.conflict,
  );
}

function stockOfVariants(productId: string): ErrorAnswer {
  return new ErrorAnswer(
    faultCodes.malformed,
    `product ${productId} has variants, each with its own stock. Name one with --variant`,
    faultCodes.malformed,
  );
}

function needKey(headers: IncomingHttpHeaders, key: string): void {
  if (!isKey(String(headers['control-key'] ?? ''), key))
    throw new ErrorAnswer(faultCodes.forbidden, 'wrong control key', faultCodes.forbidden);
}
