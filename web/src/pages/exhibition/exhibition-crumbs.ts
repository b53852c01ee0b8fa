import { exhibitionAddress, type Addressed } from '#features/exhibition/exhibition-path.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { breadcrumbData } from '../structured-data.ts';

type Named = Addressed & { readonly name: string };
type Crumbs = Parameters<typeof breadcrumbData>[1];

/** The breadcrumb of <ExhibitionBreadcrumb> as schema.org data: home, the exhibition, and `below` to the page itself. */
export const exhibitionCrumbs = (context: RouterContext, exhibition: Named, below: Crumbs) =>
  breadcrumbData(context, [{ name: exhibition.name, path: exhibitionAddress(exhibition) }, ...below]);
