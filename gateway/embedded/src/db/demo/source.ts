import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { demoFolder, filesIn } from './folder.ts';
import {
  banner,
  category,
  city,
  exhibition,
  facts,
  review,
  texts,
  typeEntry,
  vocabulary,
} from './source-schema.ts';

export type ProductType = z.infer<typeof facts> & {
  readonly position: number;
  readonly colours: readonly string[];
  readonly texts: z.infer<typeof texts>;
};

export type City = z.infer<typeof city>;

/** All written sources of the demo data, validated. */
export type Source = {
  /** In the order of types.json; a type without facts or texts is skipped. */
  readonly types: readonly ProductType[];
  readonly categories: readonly z.infer<typeof category>[];
  readonly cities: readonly City[];
  readonly reviews: readonly z.infer<typeof review>[];
  readonly exhibitions: readonly z.infer<typeof exhibition>[];
  readonly banners: readonly z.infer<typeof banner>[];
  readonly vocabulary: Readonly<Record<string, z.infer<typeof vocabulary>>>;
  /** The rendered files: {type}-{colour}-{view}.webp. */
  readonly pictures: ReadonlySet<string>;
};

/** Reads the demo folder. Throws an Error that names an invalid file. */
export function readSource(folder = demoFolder): Source {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> => {
    const result = schema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    if (result.success) return result.data;
    throw new Error(`demo/${file}: ${z.prettifyError(result.error)}`);
  };
  const entries = read('types.json', z.array(typeEntry));
  const types = entries.flatMap(({ key, colours }, position): ProductType[] => {
    if (!existsSync(join(folder, `types/${key}.json`)) || !existsSync(join(folder, `texts/${key}.json`)))
      return [];
    return [
      { ...read(`types/${key}.json`, facts), position, colours, texts: read(`texts/${key}.json`, texts) },
    ];
  });
  const vocabularies = filesIn(folder, 'vocabulary', '.json').filter((name) => name !== 'categories.json');
  const pictures = filesIn(folder, 'pictures', '.webp');
  return {
    types,
    cities: read('vocabulary/cities.json', z.array(city).min(1)),
    reviews: read('vocabulary/reviews.json', z.array(review).min(1)),
    exhibitions: read('vocabulary/exhibitions.json', z.array(exhibition)),
    banners: read('vocabulary/banners.json', z.array(banner)),
    categories: read('vocabulary/categories.json', z.array(category)),
    vocabulary: Object.fromEntries(
      vocabularies.map((name) => [basename(name, '.json'), read(`vocabulary/${name}`, vocabulary)]),
    ),
    pictures: new Set(pictures),
  };
}
