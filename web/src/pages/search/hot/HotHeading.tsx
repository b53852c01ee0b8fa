import { hotTypes } from '@fairgate/schema/urls/search';
import { useLingui } from '@lingui/react';
import { getRouteApi } from '@tanstack/react-router';
import { Crumbs } from '../listing/Crumbs.tsx';
import { homeCrumb } from '../listing/crumbs.ts';
import type { ListPart } from '../listing/Listing.tsx';
import { ListTitle } from '../listing/ListTitle.tsx';
import { asHotType, nameOfHot } from './hot-types.ts';

const route = getRouteApi('/hot/$type');

export const HotHeading: ListPart = ({ count }) => {
  const { i18n } = useLingui();
  const name = nameOfHot(asHotType(route.useParams().type) ?? hotTypes[0], i18n);
  return (
    <ListTitle title={name} count={count}>
      <Crumbs crumbs={[homeCrumb(i18n), { name }]} />
    </ListTitle>
  );
};
