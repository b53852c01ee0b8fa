import { hotTypes } from '@fairgate/schema/urls/search';
import { useLingui as useTexts } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { chipStyle } from '#ui/Chip.tsx';
import { ScrollRow } from '#ui/ScrollRow.tsx';
import type { ListPart } from '../listing/Listing.tsx';
import { asHotType, nameOfHot } from './hot-types.ts';

const route = getRouteApi('/hot/$type');

/** Tabs of the hot lists. The filters carry over from one to the next. */
export const HotTabs: ListPart = ({ search: { id, cat, country, cert } }) => {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const own = asHotType(route.useParams().type);
  return (
    <ScrollRow label={t`Other lists`}>
      {hotTypes.map((type) => (
        <li key={type} className="shrink-0">
          <Link
            to="/hot/$type"
            params={{ type }}
            search={{ id, cat, country, cert }}
            activeOptions={{ includeSearch: false }}
            aria-current={type === own ? 'page' : undefined}
            className={chipStyle}
          >
            {nameOfHot(type, i18n)}
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
};
