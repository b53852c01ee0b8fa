import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Crumbs } from '../listing/Crumbs.tsx';
import { crumbsTo, endingHere } from '../listing/crumbs.ts';
import type { ListPart } from '../listing/Listing.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';

export const CategoryHeading: ListPart = ({ data, names, count }) => {
  const { i18n } = useLingui();
  return (
    <ListTitle title={names.category ?? <Trans>Category</Trans>} count={count}>
      <Crumbs crumbs={endingHere(crumbsTo(i18n, data?.category))} />
    </ListTitle>
  );
};
