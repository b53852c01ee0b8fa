import { internationalSiteId } from '@fairgate/schema/constants';
import type { Store } from '../store.ts';
import type { StaticRead } from '../wire/static.ts';

type SiteRow = {
  id: string;
  abbreviation: string;
  country_id: string | null;
  english_name: string;
  local_name: string;
};

function website({ db }: Store): StaticRead {
  return async ({ siteId }) => {
    const [row] = await db.rows<SiteRow>({ name: 'site', text: 'select * from site where id = $1' }, [
      siteId,
    ]);
    return row && formatSite(row);
  };
}

function websites({ db }: Store): StaticRead {
  return async () =>
    (await db.rows<SiteRow>({ name: 'sites', text: 'select * from site order by position' })).map(formatSite);
}

/** §2: a country site is under its abbreviation, the international site at the root. */
function formatSite(row: SiteRow): object {
  return {
    id: row.id,
    abbr: row.abbreviation,
    countryId: row.country_id,
    enName: row.english_name,
    localName: row.local_name,
    deployPath: row.id === internationalSiteId ? '' : `/${row.abbreviation}`,
  };
}

export const siteReads = { websiteInfo: website, websites };
