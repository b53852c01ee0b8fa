import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OwnData } from '#features/private-page/OwnData.tsx';
import type { OrganiserExhibitionQuery } from '#graphql';
import { useOrganisedExhibitionChangedSubscription } from '#operations/organised-exhibition-changed.ts';
import { useOrganiserExhibitionQuery } from '#operations/organiser-exhibition.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Dotted } from '#ui/Dotted.tsx';
import { EmptyView } from '#ui/EmptyView.tsx';
import { SearchX } from '#ui/icons.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DateRangeText, ServiceText } from '#ui/Texts.tsx';
import { OrganiserLogin } from '../OrganiserLogin.tsx';
import { StageText } from '../StageText.tsx';
import { type OrganiserList, readOrganiserSearch } from './organiser-search.ts';
import { OwnExhibitionSkeleton } from './OwnExhibitionSkeleton.tsx';
import { Publication } from './Publication.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { type Live, sections } from './sections.ts';

const route = getRouteApi('/organiser/$exhibitionId');

type Organiser = Extract<NonNullable<OrganiserExhibitionQuery['viewer']>, { __typename: 'OrganiserUser' }>;

/** One exhibition of the signed-in organiser; another organiser's does not exist here. */
export function OwnExhibition() {
  const { exhibitionId: id } = route.useParams();
  const { list, ...search } = readOrganiserSearch(route.useSearch());
  const skip = useSignedIn() !== 'organiser';
  const read = useOrganiserExhibitionQuery({ variables: { id }, skip });
  const live = useOrganisedExhibitionChangedSubscription({ variables: { id }, skip }).data
    ?.organisedExhibitionChanged;
  const { Part } = sections.find((section) => section.list === list) ?? sections[0];
  return (
    <OwnData
      kind="OrganiserUser"
      read={read}
      skeleton={<OwnExhibitionSkeleton />}
      guest={<OrganiserLogin page />}
    >
      {({ exhibition }) =>
        exhibition ? (
          <>
            <Top own={exhibition} list={list} live={live} />
            <Suspense fallback={<Skeleton className="h-96 rounded-md" />}>
              <Part id={id} timeZone={exhibition.exhibition.timeZone} {...search} live={live} />
            </Suspense>
          </>
        ) : (
          <NotYours />
        )
      }
    </OwnData>
  );
}

type TopProps = {
  readonly own: NonNullable<Organiser['exhibition']>;
  readonly list: OrganiserList | undefined;
  readonly live: Live | undefined;
};

function Top({ own, list, live }: TopProps) {
  const { exhibition } = own;
  const { name, startsOn, endsOn, stage } = exhibition;
  return (
    <div className="grid gap-2">
      <Breadcrumb here={name}>
        <Link to="/">
          <Trans>Home</Trans>
        </Link>
        <Link to="/organiser">
          <Trans>Your trade fairs</Trans>
        </Link>
      </Breadcrumb>
      <h1 dir="auto" className="text-match text-2xl md:text-3xl">
        <ServiceText>{name}</ServiceText>
      </h1>
      <p className="text-mute">
        <Dotted first={<StageText stage={stage} />} second={<DateRangeText from={startsOn} to={endsOn} />} />
      </p>
      <Publication own={own} />
      <SectionLinks id={own.id} chosen={list} live={live} />
    </div>
  );
}

function NotYours() {
  return (
    <EmptyView
      page
      icon={SearchX}
      title={<Trans>Trade fair not found</Trans>}
      actions={
        <Link to="/organiser" className={buttonStyle({ look: 'primary' })}>
          <Trans>Your trade fairs</Trans>
        </Link>
      }
    >
      <Trans>The link may be incomplete, or the fair belongs to another organiser.</Trans>
    </EmptyView>
  );
}
