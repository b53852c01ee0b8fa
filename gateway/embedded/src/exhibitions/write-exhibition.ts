import { internationalSiteId } from '@fairgate/schema/constants';
import { writeValues } from '../catalogue/columns/column.ts';
import { nextIds } from '../catalogue/ids.ts';
import type { Transaction } from '../db/database.ts';
import type { RowOf } from '../db/demo/rows.ts';
import { insert, upsert } from '../db/insert.ts';
import type { MergedExhibition } from './check-exhibition.ts';
import { exhibitionColumns } from './exhibition-columns.ts';
import type { Named } from './named.ts';
import { exhibitorColumns, hallColumns } from './place-columns.ts';
import { newsColumns } from './news-columns.ts';
import { sessionColumns } from './session-columns.ts';
import { pointInTime } from '@fairgate/schema/time-zone';

// The file does not provide them.
const notOverwritten = ['code'];

export type ExhibitionWriter = (whole: MergedExhibition) => Promise<void>;

/** @param named what the rows name. */
export async function openExhibitionWriter(
  db: Transaction,
  { suppliers, organisers }: Named,
): Promise<ExhibitionWriter> {
  const sites = await db.rows<{ id: string; country: string }>({
    text: 'select id, country_id as country from site where country_id is not null',
  });
  const siteOf = new Map(sites.map(({ id, country }) => [country, id]));
  return async (whole) => {
    const [id = 0] = whole.exhibition.id === 0 ? await nextIds(db, 1) : [whole.exhibition.id];
    await writeExhibition(id, whole);
    await writeHalls(id, whole);
    await writeExhibitors(id, whole);
    await writeSessions(id, whole);
    await writeNews(id, whole);
  };

  async function writeExhibition(id: number, { exhibition }: MergedExhibition): Promise<void> {
    if (!exhibition.isChanged) return;
    const row: Partial<RowOf<'exhibition'>> = {
      ...writeValues(exhibitionColumns, exhibition.values, id),
      id,
      externalKey: exhibition.key,
      code: '',
      organiserId: idOf(organisers, exhibition.values.organiser),
      siteId: siteOf.get(exhibition.values.country) ?? internationalSiteId,
    };
    await upsert(db, 'exhibition', [row as RowOf<'exhibition'>], notOverwritten);
  }

  async function writeHalls(id: number, { halls: { items, removed } }: MergedExhibition): Promise<void> {
    const changed = [...items.values()].filter(({ isChanged }) => isChanged);
    await db.rows({ text: 'delete from hall where exhibition_id = $1 and code = any($2)' }, [
      id,
      [...changed, ...removed].map(({ key }) => key),
    ]);
    await insert(
      db,
      'hall',
      changed.map(({ key, values }) => {
        const row: Partial<RowOf<'hall'>> = {
          ...writeValues(hallColumns, values, 0),
          exhibitionId: id,
          code: key,
        };
        return row as RowOf<'hall'>;
      }),
    );
  }

  async function writeExhibitors(
    id: number,
    { exhibitors: { items, removed } }: MergedExhibition,
  ): Promise<void> {
    const changed = [...items.values()].filter(({ isChanged }) => isChanged);
    // Two exhibitors may exchange their stands: both are removed before either is written.
    for (const table of ['exhibitor_contact', 'exhibitor'])
      await db.rows({ text: `delete from ${table} where exhibition_id = $1 and number = any($2::int[])` }, [
        id,
        [...changed, ...removed].map((one) => one.id),
      ]);
    // A number is never used again: people keep exhibitors by it.
    const numbers = await nextIds(db, changed.filter((one) => one.id === 0).length);
    const numbered = changed.map((one) => ({
      ...one,
      number: one.id === 0 ? (numbers.shift() ?? 0) : one.id,
    }));
    await insert(
      db,
      'exhibitor',
      numbered.map(({ key, number, values }) => {
        const row: Partial<RowOf<'exhibitor'>> = {
          ...writeValues(exhibitorColumns, values, number),
          exhibitionId: id,
          number,
          externalKey: key,
          supplierId: idOf(suppliers, values.supplier),
        };
        return row as RowOf<'exhibitor'>;
      }),
    );
    await insert(
      db,
      'exhibitorContact',
      numbered.flatMap(({ number, values }) => {
        const contact = {
          name: values.contact_name,
          jobTitle: values.contact_title,
          email: values.contact_email,
          phone: values.contact_phone,
        };
        const isGiven = Object.values(contact).some((value) => value !== null);
        return isGiven ? [{ exhibitionId: id, number, ...contact }] : [];
      }),
    );
  }

  async function writeSessions(
    id: number,
    { exhibition, sessions: { items, removed } }: MergedExhibition,
  ): Promise<void> {
    // Another time zone changes the points in time of all sessions.
    const changed = [...items.values()].filter((one) => one.isChanged || exhibition.isChanged);
    await db.rows(
      { text: 'delete from agenda_session where exhibition_id = $1 and number = any($2::int[])' },
      [id, [...changed, ...removed].map((one) => one.id)],
    );
    // A number is never used again: calendars know sessions by it.
    const numbers = await nextIds(db, changed.filter((one) => one.id === 0).length);
    const at = (day: string, time: string) => pointInTime(day, time, exhibition.values.time_zone);
    await insert(
      db,
      'agendaSession',
      changed.map(({ key, id: number, values }) => {
        const row: Partial<RowOf<'agendaSession'>> = {
          ...writeValues(sessionColumns, values, number),
          exhibitionId: id,
          number: number === 0 ? (numbers.shift() ?? 0) : number,
          externalKey: key,
          title: '',
          place: '',
          startsAt: at(values.day, values.start),
          endsAt: at(values.day, values.end),
        };
        return row as RowOf<'agendaSession'>;
      }),
    );
  }

  async function writeNews(id: number, { news: { items, removed } }: MergedExhibition): Promise<void> {
    const changed = [...items.values()].filter((one) => one.isChanged);
    await db.rows(
      { text: 'delete from exhibition_news where exhibition_id = $1 and number = any($2::int[])' },
      [id, [...changed, ...removed].map((one) => one.id)],
    );
    const numbers = await nextIds(db, changed.filter((one) => one.id === 0).length);
    await insert(
      db,
      'exhibitionNews',
      changed.map(({ key, id: number, values }) => {
        const row: Partial<RowOf<'exhibitionNews'>> = {
          ...writeValues(newsColumns, values, number),
          exhibitionId: id,
          number: number === 0 ? (numbers.shift() ?? 0) : number,
          externalKey: key,
          title: '',
          body: '',
        };
        return row as RowOf<'exhibitionNews'>;
      }),
    );
  }
}

const idOf = (ids: ReadonlyMap<string, number>, name: string | null): number | null =>
  name === null ? null : (ids.get(name) ?? null);

/** Removes an exhibition with its halls, exhibitors, sessions and news. */
export async function removeExhibition(db: Transaction, id: number): Promise<void> {
  for (const table of ['exhibition_news', 'agenda_session', 'exhibitor_contact', 'exhibitor', 'hall'])
    await db.rows({ text: `delete from ${table} where exhibition_id = $1` }, [id]);
  await db.rows({ text: 'delete from exhibition where id = $1' }, [id]);
}
