// The badge before the app has started. On a slow phone that takes seconds; at a gate the badge is wanted at once. A script
// in the page draws what this device has stored (stored-badges.ts), until the app shows the same (BadgeSheet.tsx).
import { badgeDatabase } from '#platform/badge-storage.ts';
import { byUse } from './by-use.ts';
import { fitText } from './fit-text.ts';
import { lineHeightOf } from './line-height.ts';
import { sheetStyle } from './sheet-style.ts';
import type { StoredBadge } from './stored-badges.ts';

/** The element that the script draws into. */
export const earlyBadgeId = 'early-badge';

/** The text of the inline script, for the server and its Content-Security-Policy. */
export function earlyBadgeScript(): string {
  const names = JSON.stringify({ database: badgeDatabase, id: earlyBadgeId, style: sheetStyle });
  return `(${String(drawStored)})(${names},${String(fitText)},${String(lineHeightOf)},${String(byUse)})`;
}

/** Removes what the script has drawn, and stops it. */
export function endEarlyBadge(): void {
  const element = document.getElementById(earlyBadgeId);
  element?.removeAttribute('id');
  element?.replaceChildren();
}

/** Runs as text, alone: it uses nothing but its arguments and the browser. */
function drawStored(
  { database, id, style }: { database: string; id: string; style: typeof sheetStyle },
  fit: typeof fitText,
  heightOf: typeof lineHeightOf,
  order: typeof byUse,
): void {
  const open = indexedDB.open(database);
  // There is no badge.
  open.onupgradeneeded = () => open.transaction?.abort();
  open.onerror = (event) => event.preventDefault();
  open.onsuccess = () => {
    const read = open.result.transaction('badges').objectStore('badges').getAll() as IDBRequest<
      StoredBadge[]
    >;
    read.onsuccess = () => {
      open.result.close();
      const nowMs = Date.now();
      // The badge that the app shows first.
      const [badge] = order(read.result, nowMs);
      // What is no longer valid waits for the app, which says so.
      if (badge?.sheet && badge.revokedAt === null && Date.parse(badge.validUntil) >= nowMs)
        draw(badge, badge.sheet);
    };
  };

  function draw(
    { name, company, number, exhibition }: StoredBadge,
    { modules, path }: NonNullable<StoredBadge['sheet']>,
  ): void {
    const into = document.getElementById(id);
    if (!into) return;
    const line = (className: string, text: string, dir = 'auto') => {
      const element = Object.assign(document.createElement('p'), { className, dir, textContent: text });
      if (dir === 'auto') element.style.lineHeight = String(heightOf(text));
      return element;
    };
    const shape = (tag: string, attributes: Record<string, string>, ...children: Element[]) => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.append(...children);
      return element;
    };
    const holder = line(style.name, name);
    const sheet = Object.assign(document.createElement('article'), { className: style.sheet });
    sheet.append(
      holder,
      line(style.company, company),
      line(style.exhibition, exhibition.name),
      shape(
        'svg',
        {
          'aria-hidden': 'true',
          viewBox: `0 0 ${modules} ${modules}`,
          'shape-rendering': 'crispEdges',
          class: style.code,
        },
        shape('path', { d: path, fill: 'black' }),
      ),
      line(style.number, number, 'ltr'),
    );
    into.replaceChildren(sheet);
    fit(holder);
  }
}
