import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type AccountCommand, accountCommand, accountRoles } from '../accounts/account-command.ts';
import { exitCodes, Stop } from '../exit.ts';
import type { BackupArguments } from './backup.ts';
import type { ExportArguments } from './export.ts';
import type { ImportArguments } from './import.ts';

export const help = `embedded: runs the five REST gateways of Fairgate on this machine, with demo data

Usage:
  embedded [--data DIR] [--products N] [-- COMMAND …]
  embedded prices PRODUCT_ID [--variant ID] [--factor F] [--stock N] [--data DIR]
  embedded import FILE [--images FOLDER] [--skip-bad | --prune] [--dry-run] [--errors FILE] [--allow-private]
  embedded import --fair FILE [--images FOLDER] [--prune] [--dry-run] [--errors FILE] [--allow-private]
  embedded export [FILE] [--images FOLDER] [--template]
  embedded export --fair [FILE] [--images FOLDER] [--template]
  embedded account add EMAIL --role organiser|operator [--name NAME]
  embedded account add EMAIL --role supplier --supplier KEY [--name NAME]
  embedded account disable|enable|reset EMAIL [--role ROLE]
  embedded account list|log
  embedded backup FILE [--force]
  embedded restore FILE [--force]
  embedded --help

embedded [-- COMMAND …]
  Starts the five services and runs COMMAND with BUYER_GATEWAY_URL, SUPPLIER_GATEWAY_URL,
  SEARCH_GATEWAY_URL, PURCHASER_GATEWAY_URL and CHAT_GATEWAY_URL set. Stops when COMMAND ends; without
  a COMMAND when interrupted. A service whose URL is already set is not started.
  --data DIR       data folder (default: DATA_DIR, otherwise .data)
  --products N     number of demo products, 0 for none (default: that of the existing data, otherwise 3000)

embedded prices PRODUCT_ID
  Changes a product in the running services. Open pages of the product show the change at once.
  --factor F       multiply all its prices by F; 0.9 lowers them by 10 %
  --stock N        set the number of units in stock
  --variant ID     change one variant of the product; its page has the id in its address: ?variant=ID

embedded import FILE
  Imports a catalogue from a .csv, .json or .jsonl file; docs/import.md describes the columns. Keys
  identify products and suppliers: known ones are updated, new ones are added.
  --images FOLDER  folder of the picture files that the column "images" names
  --skip-bad       import the valid rows and skip the others; without it, one error stops the import
  --prune          remove imported products that are not in FILE
  --dry-run        check the file without importing it
  --errors FILE    also write all errors to a CSV file: line, column, message
  --allow-private  allow pictures from private networks, and over http
  --products N     number of demo products beside the catalogue (default in a new database: 0)

embedded import --fair FILE
  Imports your own exhibitions, with halls and exhibitors, from a .csv, .json or .jsonl file;
  docs/import-exhibitions.md describes the columns. One error stops the import.
  --images FOLDER  folder of the picture files that the columns "poster", "logo" and "images" name
  --prune          also remove halls and exhibitors that are not in FILE, from the exhibitions in it

embedded export [FILE]
  Writes the imported catalogue to a .csv, .json or .jsonl file; without FILE as CSV to standard output.
  --images FOLDER  also copy the pictures to FOLDER, and write the names of the copies
  --template       write an empty catalogue with one example row
  --fair           write the imported exhibitions instead

embedded account
  The accounts of organisers, operators and suppliers, also while the app runs. A column of an exhibition's row
  names its organiser. Operators answer visitors at /desk. A supplier may have several accounts.
  add EMAIL        creates an account and prints its password
  disable EMAIL    ends all sessions and refuses new ones; enable allows them again
  reset EMAIL      sets a new password, prints it, and ends all sessions
  list, log        print the accounts, and the audit log
  --role ROLE      organiser, operator or supplier; for an email with several accounts also to disable, enable and
                   reset
  --supplier KEY   the supplier of the account: its key in the imported catalogue (supplier.key), or the id of a
                   supplier of the demo data
  --name NAME      name of the person or company (default: the email)

embedded backup FILE
  Writes accounts, messages, catalogue, pictures and keys to one .tar.gz file, also while the app runs, and reads it
  back. The file holds secrets: keep it where only you can read it.
  --force          replace FILE if it exists

embedded restore FILE
  Restores a backup into an empty data folder or database, while the app is stopped.
  --force          replace what is there

Settings (environment variables):
  DATA_DIR         data folder
  DATABASE_URL     PostgreSQL 15 or later, instead of the built-in database
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
      readonly variantId: string | undefined;
      readonly factor: number | undefined;
      readonly stock: number | undefined;
    }
  | (OfFolder & ImportArguments & { readonly command: 'import' })
  | (OfFolder & ExportArguments & { readonly command: 'export' })
  | (OfFolder & { readonly command: 'account'; readonly account: AccountCommand })
  | (OfFolder & BackupArguments & { readonly command: 'backup' })
  | (OfFolder & BackupArguments & { readonly command: 'restore' });

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
    if (productId === undefined || rest.length > 0) throw usage('import: expected one FILE');
    const {
      'skip-bad': skipBad = false,
      prune = false,
      'dry-run': dryRun = false,
      'allow-private': allowPrivate = false,
    } = values;
    const { fair = false } = values;
    if (fair && skipBad) throw usage('import: --fair cannot be combined with --skip-bad');
    if (skipBad && prune)
      throw usage(
        '--prune and --skip-bad cannot be combined: a skipped row may name a product that --prune would remove. Correct the rows first',
      );
    return {
      command,
      data,
      file: productId,
      images,
      errors,
      skipBad,
      prune,
      dryRun,
      allowPrivate,
      products,
      fair,
    };
  }
  if (command === 'export') {
    if (rest.length > 0) throw usage('export: expected at most one FILE');
    const { template = false, fair = false } = values;
    return { command, data, file: productId, images, template, fair };
  }
  if (command === 'account') return { command, data, account: readAccount(positionals.slice(1), values) };
  if (command === 'backup' || command === 'restore') {
    if (productId === undefined || rest.length > 0) throw usage(`${command}: expected one FILE`);
    const options = { data, file: productId, force: values.force ?? false };
    return command === 'backup' ? { command, ...options } : { command, ...options };
  }
  if (command !== 'prices' || productId === undefined || rest.length > 0)
    throw usage(`unknown command: ${positionals.join(' ')}`);
  if (factor === undefined && stock === undefined) throw usage('prices: expected --factor or --stock');
  return { command, data, productId, variantId: values.variant, factor, stock };
}

function readAccount(
  [action, email, ...rest]: readonly string[],
  { role, name, supplier }: Readonly<Partial<Record<'role' | 'name' | 'supplier', string | undefined>>>,
): AccountCommand {
  const isNew = action === 'add';
  if (isNew && !accountRoles.some((one) => one === role))
    throw usage('account add: expected --role organiser, --role operator or --role supplier');
  if (isNew && (role === 'supplier') !== (supplier !== undefined))
    throw usage('account add: expected --supplier KEY with --role supplier, and with no other role');
  const given = accountCommand.safeParse({
    action,
    email,
    role,
    supplier,
    ...(isNew && { name: name ?? email }),
  });
  const needsEmail = action !== 'list' && action !== 'log';
  if (given.success && rest.length === 0 && needsEmail === (email !== undefined)) return given.data;
  throw usage(
    'account: expected add EMAIL --role ROLE, disable EMAIL, enable EMAIL, reset EMAIL, list or log',
  );
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
        variant: text,
        stock: text,
        images: text,
        errors: text,
        'skip-bad': flag,
        prune: flag,
        'dry-run': flag,
        'allow-private': flag,
        template: flag,
        fair: flag,
        role: text,
        supplier: text,
        name: text,
        force: flag,
      },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function usage(message: string): Stop {
  return new Stop(exitCodes.usage, `${message}\nRun embedded --help for usage.`);
}
