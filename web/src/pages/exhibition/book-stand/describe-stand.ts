import { msg } from '@lingui/core/macro';
import type { StandExhibitionFragment } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { describePage } from '../../describe-page.ts';
import { exhibitionCrumbs } from '../exhibition-crumbs.ts';

/** The head of a page to book a stand. `path` is canonical. A popup has no breadcrumb, and no search engine lists it. */
export function describeStand(
  context: RouterContext,
  exhibition: StandExhibitionFragment,
  path: string,
  isPopup = false,
) {
  const { name, picture } = exhibition;
  return describePage(context, {
    title: context.i18n._(msg`Book a stand: ${name}`),
    description: context.i18n._(
      msg`Exhibit at ${name}: tell the organiser what you show and how much space you need.`,
    ),
    path,
    exhibitionId: exhibition.id,
    hidden: isPopup,
    picture: picture?.src,
    structured:
      import.meta.env.SSR &&
      !isPopup &&
      (() => exhibitionCrumbs(context, exhibition, [{ name: context.i18n._(msg`Book a stand`), path }])),
  });
}
