import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idList, imagePath, inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import { type Measure, formatCount, formatMeasure, formatUnit } from '../texts/measure.ts';
import type { Phrases } from '../texts/phrases.ts';
import { paragraphsOf, formatCountry, formatParagraphs } from '../texts/sentences.ts';
import { ladderOf, type TierRow, tiersOfP } from './ladder.ts';
import {
  formatOption,
  formatVariant,
  type OptionRow,
  optionsOfP,
  type VariantRow,
  variantsOfP,
} from './variants.ts';

const idsAtMost = 100;

// The texts of an imported product (src/catalogue): in the language $2, else in English, else in any language.
const ownInP = (column: 'description' | 'attributes'): string => `(
  select o.${column} from own_text o where o.product_id = p.id and ${column === 'attributes' ? 'o.attributes is not null' : `o.description <> ''`}
  order by o.lang <> $2, o.lang <> 'en', o.lang limit 1) as own_${column}`;

// One round trip for all data of the products: their lists are JSON beside the row.
const select = {
  name: 'goods',
  text: `
    select p.*, t.title, c.country_id as port_country, c.shipment_terms, c.payment_terms, c.samples, ${tiersOfP} as tiers, ${variantsOfP} as variants, ${optionsOfP} as options,
      (select json_agg(json_build_object('file', i.file, 'width', i.width, 'height', i.height) order by i.position)
        from picture i where i.product_id = p.id) as pictures,
      (select json_agg(json_build_object('key', a.key, 'value', a.value, 'unit', a.unit, 'literal', a.literal) order by a.position)
        from attribute a where a.product_id = p.id) as attributes,
      (select json_agg(json_build_object('code', c.code, 'number', f.number, 'issuer', f.issuer, 'validTo', f.valid_to) order by c.code)
        from unnest(p.certificates) as c (code) left join certificate f on f.supplier_id = p.supplier_id and f.code = c.code) as papers,
      ${ownInP('description')}, ${ownInP('attributes')}
    from product p
    join supplier c on c.id = p.supplier_id
    join product_title t on t.lang = $2 and t.title_id = p.title_id
    where p.id = any($1::int[])`,
};

type Row = {
  id: number;
  title: string;
  english_name: string;
  currency: string;
  stock: number;
  offer_updated_at: Date;
  minimum_order: number;
  unit: string;
  lead_days_from: number;
  lead_days_to: number;
  hs_code: string;
  port: string;
  port_country: string;
  weight_kg: number | null;
  carton_units: number | null;
  carton_length_cm: number | null;
  carton_width_cm: number | null;
  carton_height_cm: number | null;
  carton_weight_kg: number | null;
  category2_id: number;
  tags: string[];
  paragraphs: string[];
  supplier_id: number;
  shipment_terms: string[];
  payment_terms: string[];
  samples: string[];
  rating: number;
  review_count: number;
  tiers: TierRow[] | null;
  variants: VariantRow[] | null;
  options: OptionRow[] | null;
  pictures: { file: string; width: number; height: number }[] | null;
  attributes: (Measure & { key: string })[] | null;
  papers: { code: string; number: string | null; issuer: string | null; validTo: string | null }[] | null;
  own_description: string | null;
  own_attributes: { name: string; value: string }[] | null;
  updated_at: Date;
};

/** Full products in the order of the ids; unknown ids are skipped. */
export function goodsList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'goodsList',
    path: '/goods/getGoodsList.json',
    dialect: blade,
    request: z.object({ goodsSpuIds: idList(idsAtMost) }),
    async handle({ goodsSpuIds }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<Row>(select, [goodsSpuIds, language]),
        phraseCache.phrasesIn(language),
      ]);
      return inOrder(goodsSpuIds, rows).map((row) => formatGoods(row, phrases));
    },
  });
}

function formatGoods(row: Row, phrases: Phrases): object {
  return {
    goodsSpuId: String(row.id),
    goodsName: row.title,
    enName: row.english_name,
    productAbout:
      row.own_description === null
        ? formatParagraphs(phrases, row.paragraphs, factsOf(row, phrases))
        : paragraphsOf(row.own_description),
    images: (row.pictures ?? []).map(({ file, width, height }) => ({ url: imagePath(file), width, height })),
    currency: row.currency,
    ladder: ladderOf(row.tiers),
    stock: row.stock,
    offerTime: row.offer_updated_at.toISOString(),
    options: (row.options ?? []).map((option) => formatOption(phrases, option)),
    variants: (row.variants ?? []).map((variant) => formatVariant(variant, row.tiers)),
    minOrder: row.minimum_order,
    unit: formatUnit(phrases, row.unit),
    leadDaysMin: row.lead_days_from,
    leadDaysMax: row.lead_days_to,
    attributes:
      row.own_attributes === null
        ? (row.attributes ?? []).map((attribute) => ({
            key: attribute.key,
            name: phrases.textOf('attributes', attribute.key),
            value: formatMeasure(phrases, attribute),
          }))
        : row.own_attributes.map(({ name, value }) => ({
            key: name,
            name: phrases.textOf('attributes', name),
            value,
          })),
    certs: row.papers ?? [],
    hsCode: row.hs_code || null,
    port: row.port === '' ? null : { name: phrases.textOf('ports', row.port), countryId: row.port_country },
    shipTerms: row.shipment_terms.map((code) => ({
      code,
      name: phrases.textOf('terms', `shipment:${code}`),
    })),
    payTerms: row.payment_terms.map((code) => ({ code, name: phrases.textOf('terms', `payment:${code}`) })),
    samples: row.samples.map((code) => ({ code, name: phrases.textOf('terms', `sample:${code}`) })),
    weightKg: row.weight_kg,
    carton: row.carton_units && {
      units: row.carton_units,
      lengthCm: row.carton_length_cm,
      widthCm: row.carton_width_cm,
      heightCm: row.carton_height_cm,
      weightKg: row.carton_weight_kg,
    },
    categoryId: String(row.category2_id),
    tags: row.tags.map((code) => ({ code, name: phrases.textOf('tag', code) })),
    supplierId: String(row.supplier_id),
    stars: row.rating,
    reviewCount: row.review_count,
    updateTime: row.updated_at.toISOString(),
  };
}

function factsOf(row: Row, phrases: Phrases): Record<string, string | number> {
  return {
    moq: formatCount(phrases, row.unit, row.minimum_order),
    days: `${row.lead_days_from}–${row.lead_days_to}`,
    port: phrases.textOf('ports', row.port),
    country: formatCountry(phrases.language, row.port_country),
  };
}
