// §3 Where visits come from, as their addresses say, for each exhibition: a visitor who comes by an advertisement or by a
// friend's link registers some pages later. The ids of a visit are kept like the others of tracking.ts: with consent on the device, before it
// and after declining as long as the page. A click on an advertisement stands for a person: it is sent with consent only.
import type { ConsentResult } from '@fairgate/schema/constants';
import { trackingIdMaxCharacters } from '@fairgate/schema/limits';
import { isStorable } from '@fairgate/schema/rules/storable';
import { exhibitionOfSegment } from '@fairgate/schema/urls/exhibition-of-segment';
import { asId } from '@fairgate/schema/urls/query-values';
import { onConsent, readConsent } from './consent/consent.ts';
import { readItem, removeItem, storedKeys, writeItem } from './storage.ts';
import { campaignTtlMs, consented, eventName } from './tracking.ts';

/** The parameters with which advertisers mark a click. */
const adClickNames = ['gclid', 'fbclid', 'msclkid', 'ttclid', 'yclid'];

/** §2.9 The parameters of exhibitions that led to an exhibition: its sibling, one that was not shown, any other. */
const relatedNames = ['sib_eid', 'hidden_exhibition_id', 'exhibition_id'] as const;

const names = ['source', 'recommend_site', ...relatedNames, 'click'] as const;

/** Texts by the parameters of §2.9; `click` is the latest click on an advertisement. */
export type VisitOrigin = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** By exhibition; '' has what addresses without an exhibition's id say. */
const here = new Map<string, VisitOrigin>();
const group = 'origin:';

/** From now on notes the origin of each page view, and follows the visitor's consent. Called once per window. */
export function watchOrigins(): void {
  const follow = (result: ConsentResult | undefined) => {
    if (result === 'accept') storeOrigins();
    if (result === 'reject') forgetOrigins();
  };
  onConsent(follow);
  follow(readConsent());
  // The visitor may have gone on to another page already.
  for (const { name } of performance.getEntriesByType('navigation')) noteOrigin(name);
  noteOrigin(location.href);
  addEventListener(eventName, () => noteOrigin(location.href));
}

/** Notes where an address says that the visit comes from. A later value of a parameter replaces the earlier one. */
export function noteOrigin(address: string): void {
  if (!URL.canParse(address)) return;
  const { pathname, searchParams } = new URL(address);
  const exhibition = pathname.split('/').map(exhibitionOfSegment).find(Boolean);
  const text = (name: string) => {
    const found = searchParams.get(name)?.trim().slice(0, trackingIdMaxCharacters);
    return found !== undefined && found !== '' && isStorable(found) ? found : undefined;
  };
  const id = (name: string) => (exhibition ? asId(searchParams.get(name) ?? '') : undefined);
  const found = known({
    source: text('source'),
    recommend_site: text('recommend_site'),
    ...Object.fromEntries(relatedNames.map((name) => [name, id(name)])),
    click: adClickNames.map(text).find((click) => click !== undefined),
  });
  if (Object.keys(found).length === 0) return;
  const key = exhibition?.exhibitionId ?? '';
  here.set(key, { ...here.get(key), ...found });
  if (consented()) storeOrigins();
}

/** Where the visits to an exhibition come from; what was said elsewhere counts where its own addresses say nothing. */
export function originOfVisits(exhibitionId: string): VisitOrigin {
  const of = (key: string): VisitOrigin => ({ ...(consented() ? stored(key) : {}), ...here.get(key) });
  const { click, ...others } = { ...of(''), ...of(exhibitionId) };
  return consented() && click !== undefined ? { ...others, click } : others;
}

/** After consent: keeps the origins of this visit for the next ones. */
export function storeOrigins(): void {
  for (const [key, origin] of here) writeItem(group + key, { ...stored(key), ...origin }, campaignTtlMs);
}

/** After declining: the next visit knows nothing of the earlier ones. */
export function forgetOrigins(): void {
  for (const key of storedKeys(group)) removeItem(key);
  for (const [key, { click: _, ...origin }] of here) here.set(key, origin);
}

function stored(key: string): VisitOrigin {
  const found = readItem(group + key);
  return typeof found === 'object' && found !== null ? known(found) : {};
}

/** What is stored by another version of the app may have other parameters. */
function known(values: object): VisitOrigin {
  const all = new Map(Object.entries(values));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = all.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
