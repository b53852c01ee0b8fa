import { z } from 'zod';
import type { Store } from '../store.ts';
import { deviceDialect } from '../wire/device.ts';
import { idList, imagePath, inOrder } from '../wire/form.ts';
import { operation, type Operation } from '../wire/operation.ts';
import type { Phrases } from '../texts/phrases.ts';
import { businessTypeWord } from './business-type.ts';
import { formatIntroduction } from './introduction.ts';
import type { SupplierRow } from './supplier-row.ts';

const select = {
  name: 'suppliers',
  text: `
    select s.*, extract(year from age(s.joined_on))::int as years,
      (select count(*)::int from product p where p.supplier_id = s.id) as goods,
      (select json_agg(distinct p.category2_id) from product p where p.supplier_id = s.id) as categories,
      (select json_build_object('file', i.file, 'width', i.width, 'height', i.height) from product p
        join picture i on i.product_id = p.id and i.position = 0
        where p.supplier_id = s.id order by p.quality desc, p.id limit 1) as picture,
      (select json_agg(json_build_object('item', v.item, 'finding', v.finding, 'date', v.checked_on, 'by', v.inspector) order by v.position)
        from verification v where v.supplier_id = s.id) as checks,
      (select json_agg(json_build_object('code', f.code, 'number', f.number, 'issuer', f.issuer, 'validTo', f.valid_to) order by f.code)
        from certificate f where f.supplier_id = s.id and f.firm) as papers
    from supplier s where s.id = any($1::int[])`,
};

/** Full suppliers in the order of the ids; unknown ids are skipped. */
export function supplierList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'supplierList',
    path: '/suppliers/getSupplierList.json',
    dialect: deviceDialect,
    request: z.object({ supplierIds: idList() }),
    async handle({ supplierIds }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<SupplierRow>(select, [supplierIds]),
        phraseCache.phrasesIn(language),
      ]);
      return inOrder(supplierIds, rows).map((row) => formatSupplier(row, phrases));
    },
  });
}

function formatSupplier(row: SupplierRow, phrases: Phrases): object {
  return {
    supplierId: String(row.id),
    adName: row.name,
    intro: formatIntroduction(row, phrases),
    countryId: row.country_id,
    city: phrases.textOf('cities', row.city),
    bizType: phrases.textOf('business-types', row.business_type),
    bizTypeCode: businessTypeWord(row.business_type),
    foundYear: row.founded_year,
    joinYears: row.years,
    staff: row.staff,
    factoryArea: row.factory_area_square_metres,
    markets: row.markets,
    languages: row.languages,
    timeZone: row.time_zone || null,
    checks: (row.checks ?? []).map(({ item, finding, date, by }) => ({
      key: item,
      title: phrases.textOf('verification', `${item}:title`),
      finding: phrases.textOf('verification', finding),
      date,
      by,
    })),
    certs: row.papers ?? [],
    categoryIds: (row.categories ?? []).map(String),
    image: row.picture && imagePath(row.picture.file),
    imageWidth: row.picture?.width ?? null,
    imageHeight: row.picture?.height ?? null,
    stars: row.rating,
    reviewCount: row.review_count,
    goodsCount: row.goods,
  };
}
