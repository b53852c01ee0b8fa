import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { lineHeightOf } from './line-height.ts';
import { qrModules, qrPath } from '@fairgate/badge/qr';
import { sheetStyle } from './sheet-style.ts';
import { useFittedText } from './use-fitted-text.ts';

/** The badge itself, as it is shown at the gate: white also in the dark, and nothing else on it. A revoked one has its code crossed out. */
export function BadgeSheet({ badge }: { readonly badge: BadgeFieldsFragment }) {
  const { t } = useLingui();
  const { name, company, number, signedCode, exhibition, revokedAt } = badge;
  const rows = useMemo(() => qrModules(signedCode), [signedCode]);
  const nameElement = useFittedText(name);
  return (
    <article aria-label={t`Badge of ${name}`} className={sheetStyle.sheet}>
      <p
        ref={nameElement}
        dir="auto"
        className={sheetStyle.name}
        style={{ fontSize: '2rem', lineHeight: lineHeightOf(name) }}
      >
        {name}
      </p>
      <p dir="auto" className={sheetStyle.company} style={{ lineHeight: lineHeightOf(company) }}>
        {company}
      </p>
      <p dir="auto" className={sheetStyle.exhibition} style={{ lineHeight: lineHeightOf(exhibition.name) }}>
        {exhibition.name}
      </p>
      <svg
        role="img"
        aria-label={t`Code of the badge`}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        className={sheetStyle.code}
      >
        <path d={qrPath(rows)} fill="black" />
        {revokedAt && (
          <path
            d={`M0 0L${rows.length} ${rows.length}M${rows.length} 0L0 ${rows.length}`}
            className="stroke-action"
            strokeWidth={rows.length / 16}
          />
        )}
      </svg>
      <p dir="ltr" className={sheetStyle.number}>
        {number}
      </p>
    </article>
  );
}
