import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';

export const help = `embedded: the five REST gateways of Fairgate with demo data, on this machine

  embedded [--data DIR] [--products N] [-- COMMAND …]
      Starts the five services, sets BUYER_GATEWAY_URL, SUPPLIER_GATEWAY_URL, SEARCH_GATEWAY_URL,
      PURCHASER_GATEWAY_URL and CHAT_GATEWAY_URL, and runs COMMAND until it ends (without one: until
      it is interrupted). A URL that is set already is left alone.
      --data DIR      the data folder (DATA_DIR, default .data)
      --products N    make demo data of N products (default 3000; kept once made)

  embedded prices PRODUCT_ID [--factor F] [--stock N] [--data DIR]
      Changes a product in the running services: --factor 0.9 lowers all its prices by a tenth,
      --stock 500 sets what is in stock. Whoever watches the product sees it.

  embedded --help

Settings: DATA_DIR, DATABASE_URL (PostgreSQL 15 or later instead of the built-in database).
`;

export type Arguments =
  | { readonly command: 'help' }
  | { readonly command: 'run'; readonly data: string | undefined; readonly products: number | undefined; readonly child: readonly string[] }
  | { readonly command: 'prices'; readonly data: string | undefined; readonly productId: string; readonly factor: number | undefined; readonly stock: number | undefined };

const numbers = z.object({
  products: z.coerce.number().int().min(1).max(1_000_000).optional(),
  factor: z.coerce.number().positive().max(100).optional(),
  stock: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
});

/** What the command line asks for. Throws Stop (usage). */
export function readArguments(argv: readonly string[]): Arguments {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const child = end < 0 ? [] : argv.slice(end + 1);
  const { values, positionals } = parse(own);
  if (values.help) return { command: 'help' };
  const given = numbers.safeParse(values);
  if (!given.success) throw usage(given.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('; '));
  const { products, factor, stock } = given.data;
  const [command, productId, ...rest] = positionals;
  if (command === undefined) return { command: 'run', data: values.data, products, child };
  if (command !== 'prices' || productId === undefined || rest.length > 0) throw usage(`unknown: ${positionals.join(' ')}`);
  if (factor === undefined && stock === undefined) throw usage('prices needs --factor or --stock');
  return { command, data: values.data, productId, factor, stock };
}

function parse(own: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...own],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, data: text, products: text, factor: text, stock: text },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function usage(message: string): Stop {
  return new Stop(exitCodes.usage, `${message}\nembedded --help shows how it is used.`);
}
