import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { category, facts, texts, typeEntry, vocabulary } from './source-schema.ts';

export const demoFolder = fileURLToPath(new URL('../../../demo', import.meta.url));

export type ProductType = z.infer<typeof facts> & {
  readonly position: number;
  readonly colours: readonly string[];
  readonly texts: z.infer<typeof texts>;
};

/** All that people wrote for the demo data, validated. */
export type Source = {
  /** In the order of types.json; a type whose facts or texts are not there yet is left out. */
  readonly types: readonly ProductType[];
  readonly categories: readonly z.infer<typeof category>[];
  readonly vocabulary: Readonly<Record<string, z.infer<typeof vocabulary>>>;
  /** The files that have been rendered: {type}-{colour}-{view}.webp. */
  readonly pictures: ReadonlySet<string>;
  /** Changes when any of it changes. */
  readonly digest: string;
};

/** Reads the demo folder. Throws an Error that names the file that is not as it should be. */
export function readSource(folder = demoFolder): Source {
  const read = reader(folder);
  const entries = read('types.json', z.array(typeEntry));
  const types = entries.flatMap(({ key, colours }, position): ProductType[] => {
    if (!existsSync(join(folder, `types/${key}.json`)) || !existsSync(join(folder, `texts/${key}.json`))) return [];
    return [{ ...read(`types/${key}.json`, facts), position, colours, texts: read(`texts/${key}.json`, texts) }];
  });
  const vocabularies = filesIn(folder, 'vocabulary', '.json').filter((name) => name !== 'categories.json');
  const pictures = filesIn(folder, 'pictures', '.webp');
  return {
    types,
    categories: read('vocabulary/categories.json', z.array(category)),
    vocabulary: Object.fromEntries(vocabularies.map((name) => [basename(name, '.json'), read(`vocabulary/${name}`, vocabulary)])),
    pictures: new Set(pictures),
    digest: read.digest(pictures),
  };
}

function filesIn(folder: string, name: string, ending: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(ending)).sort() : [];
}

type Reader = {
  <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>;
  digest(names: readonly string[]): string;
};

function reader(folder: string): Reader {
  const hash = createHash('sha256');
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
    const text = readFileSync(join(folder, file), 'utf8');
    hash.update(text);
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    throw new Error(`demo/${file}: ${z.prettifyError(result.error)}`);
  };
  return Object.assign(read, { digest: (names: readonly string[]) => hash.copy().update(names.join()).digest('hex').slice(0, 16) });
}
