import { parseArgs } from 'node:util';
import { z } from 'zod';
import { exitCodes, Stop } from '../exit.ts';
import type { ExportArguments } from './export.ts';
import type { ImportArguments } from './import.ts';

export const help = `embedded: the five REST gateways of Fairgate with demo data, on this machine

  embedded [--data DIR] [--products N] [-- COMMAND …]
      Starts the five services, sets BUYER_GATEWAY_URL, SUPPLIER_GATEWAY_URL, SEARCH_GATEWAY_URL,
      PURCHASER_GATEWAY_URL and CHAT_GATEWAY_URL, and runs COMMAND until it ends (without one: until
      it is interrupted). A URL that is set already is left alone.
      --data DIR      the data folder (DATA_DIR, default .data)
      --products N    make demo data of N products (default 3000; 0 for none; kept once made)

  embedded prices PRODUCT_ID [--factor F] [--stock N] [--data DIR]
      Changes a product in the running services: --factor 0.9 lowers all its prices by a tenth,
      --stock 500 sets what is in stock. Whoever watches the product sees it.

  embedded import FILE [--images FOLDER] [--skip-bad | --prune] [--dry-run] [--errors FILE] [--allow-private]
      Brings your own catalogue in: .csv, .json or .jsonl in the columns of docs/import.md. A product or
      supplier whose key is known is changed, so that the same file twice changes nothing.
      --images FOLDER where the files are that the column images names
      --skip-bad      take the good rows; without it one bad row keeps all out
      --prune         take imported products out that the file does not name: it is the whole catalogue
      --dry-run       check everything and change nothing
      --errors FILE   write what is wrong to a CSV file too: line, column, message
      --allow-private fetch pictures from private networks, and by http
      --products N    how many demo products there are beside it (default 0 in a new database)

  embedded export [FILE] [--images FOLDER] [--template]
      Writes what was imported, in the same columns, to FILE (.csv, .json, .jsonl) or as CSV to the
      standard output.
      --images FOLDER copy the pictures there too, and name the copies
      --template      an empty catalogue with an example row

  embedded --help

Settings: DATA_DIR, DATABASE_URL (PostgreSQL 15 or later instead of the built-in database).
`;

type OfFolder = { readonly data: string | undefined };

export type Arguments =
  | { readonly command: 'help' }
  | {
      readonly command: 'run';
      readonly data: string | undefined;
      readonly products: number | undefined;
      readonly child: readonly string[];
    }
  | {
      readonly command: 'prices';
      readonly data: string | undefined;
      readonly productId: string;
      readonly factor: number | undefined;
      readonly stock: number | undefined;
    }
  | (OfFolder & ImportArguments & { readonly command: 'import' })
  | (OfFolder & ExportArguments & { readonly command: 'export' });

const numbers = z.object({
  products: z.coerce.number().int().min(0).max(1_000_000).optional(),
  factor: z.coerce.number().positive().max(100).optional(),
  stock: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
});

/** Parses the command line. Throws Stop (usage). */
export function readArguments(argv: readonly string[]): Arguments {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const child = end < 0 ? [] : argv.slice(end + 1);
  const { values, positionals } = parse(own);
  if (values.help) return { command: 'help' };
  const given = numbers.safeParse(values);
  if (!given.success)
    throw usage(given.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('; '));
  const { products, factor, stock } = given.data;
  const [command, productId, ...rest] = positionals;
  const { data, images, errors } = values;
  if (command === undefined) return { command: 'run', data, products, child };
  if (command === 'import') {
    if (productId === undefined || rest.length > 0) throw usage('import needs one file');
    const {
      'skip-bad': skipBad = false,
      prune = false,
      'dry-run': dryRun = false,
      'allow-private': allowPrivate = false,
    } = values;
    if (skipBad && prune)
      throw usage(
        '--prune cannot tell what a row is about that --skip-bad leaves out: mend the rows first, or do one after the other',
      );
    return { command, data, file: productId, images, errors, skipBad, prune, dryRun, allowPrivate, products };
  }
  if (command === 'export') {
    if (rest.length > 0) throw usage('export takes one file');
    return { command, data, file: productId, images, template: values.template ?? false };
  }
  if (command !== 'prices' || productId === undefined || rest.length > 0)
    throw usage(`unknown: ${positionals.join(' ')}`);
  if (factor === undefined && stock === undefined) throw usage('prices needs --factor or --stock');
  return { command, data, productId, factor, stock };
}

function parse(own: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    return parseArgs({
      args: [...own],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        data: text,
        products: text,
        factor: text,
        stock: text,
        images: text,
        errors: text,
        'skip-bad': flag,
        prune: flag,
        'dry-run': flag,
        'allow-private': flag,
        template: flag,
      },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function usage(message: string): Stop {
  return new Stop(exitCodes.usage, `${message}\nembedded --help shows how it is used.`);
}
