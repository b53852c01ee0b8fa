import { msg } from '@lingui/core/macro';
import type { StandExhibitionFragment } from '#graphql';
import type { RouterContext } from '#platform/router-context.ts';
import { describePage } from '../../describe-page.ts';

/** The head of a page to book a stand. `path` is canonical. @param hidden no search engine lists it. */
export function describeStand(
  context: RouterContext,
  { name, picture }: StandExhibitionFragment,
  path: string,
  hidden = false,
) {
  return describePage(context, {
    title: context.i18n._(msg`Book a stand: ${name}`),
    description: context.i18n._(
      msg`Exhibit at ${name}: tell the organiser what you show and how much space you need.`,
    ),
    path,
    hidden,
    picture: picture?.src,
  });
}
