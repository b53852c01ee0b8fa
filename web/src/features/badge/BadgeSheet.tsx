import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { BadgeFieldsFragment } from '#graphql';
import { lineHeightOf } from './line-height.ts';
import { qrModules, qrPath } from './qr-modules.ts';
import { useFittedText } from './use-fitted-text.ts';

/** The badge itself, as it is shown at the gate: white also in the dark, and nothing else on it. */
export function BadgeSheet({ badge }: { readonly badge: BadgeFieldsFragment }) {
  const { t } = useLingui();
  const { name, company, number, signedCode, exhibition } = badge;
  const rows = useMemo(() => qrModules(signedCode), [signedCode]);
  const nameElement = useFittedText(name);
  return (
    <article
      aria-label={t`Badge of ${name}`}
      className="grid w-full justify-items-center gap-1 rounded-lg bg-white px-4 py-4 text-center text-black"
    >
      <p
        ref={nameElement}
        dir="auto"
        className="w-full font-bold text-balance"
        style={{ fontSize: '2rem', lineHeight: lineHeightOf(name) }}
      >
        {name}
      </p>
      <p
        dir="auto"
        className="max-w-full text-lg wrap-anywhere"
        style={{ lineHeight: lineHeightOf(company) }}
      >
        {company}
      </p>
      <p
        dir="auto"
        className="max-w-full wrap-anywhere"
        style={{ lineHeight: lineHeightOf(exhibition.name) }}
      >
        {exhibition.name}
      </p>
      <svg
        role="img"
        aria-label={t`Code of the badge`}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        className="my-3 w-[76%]"
      >
        <path d={qrPath(rows)} fill="black" />
      </svg>
      <p dir="ltr" className="figures text-xl font-semibold tracking-wider">
        {number}
      </p>
    </article>
  );
}
