import { z } from 'zod';
import type { Store } from '../store.ts';
import { blade } from '../wire/blade.ts';
import { idText, imagePath } from '../wire/form.ts';
import { operation, type Operation, type OperationMaker } from '../wire/operation.ts';

const selectBanners = {
  name: 'banners',
  text: 'select * from banner where site_id is null or site_id = $1 order by position, id',
};

type BannerRow = {
  id: number;
  code: string;
  jump_type: string;
  jump_value: string;
  picture: string | null;
  width: number;
  height: number;
};

/** The banners of a site's home page. */
function bannerList({ db, phraseCache }: Store): Operation {
  return operation({
    name: 'bannerList',
    path: '/banner/list.json',
    dialect: blade,
    request: z.object({ websiteId: idText }),
    async handle({ websiteId }, { language }) {
      const [rows, phrases] = await Promise.all([
        db.rows<BannerRow>(selectBanners, [websiteId]),
        phraseCache.phrasesIn(language),
      ]);
      return rows.map((row) => ({
        id: String(row.id),
        title: phrases.textOf('banners', `${row.code}:title`),
        content: phrases.textOf('banners', `${row.code}:line`),
        button: phrases.textOf('banners', `${row.code}:action`),
        image: row.picture === null ? null : imagePath(row.picture),
        imageWidth: row.width,
        imageHeight: row.height,
        jumpType: row.jump_type,
        jumpValue: row.jump_value,
      }));
    },
  });
}

export const bannerOperations: readonly OperationMaker[] = [bannerList];
