import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ExhibitionBreadcrumb } from '#features/exhibition/ExhibitionBreadcrumb.tsx';
import { exhibitionParam } from '#features/exhibition/exhibition-path.ts';
import { formOf } from '#features/rfq/form-of.ts';
import { RfqFormPlace } from '#features/rfq/RfqFormPlace.tsx';
import { useExhibitionRfqQuery } from '#operations/exhibition-rfq.ts';
import { useFormat } from '#ui/format.ts';
import { DateRangeText } from '#ui/Texts.tsx';
import { RfqPageSkeleton } from '../RfqPageSkeleton.tsx';
import { WhatHappensNext } from '../WhatHappensNext.tsx';

const route = getRouteApi('/exhibition-rfq/$exhibitionId');

/** A request to the suppliers of a category, which says at which exhibition it began. */
export function ExhibitionRfqPage() {
  const { exhibitionId } = route.useParams();
  const search = route.useSearch();
  const { text } = useFormat();
  const { data } = useExhibitionRfqQuery({ variables: { id: exhibitionId } });
  const exhibition = data?.exhibition;
  const options = data?.rfqOptions;
  if (!exhibition || !options) return <RfqPageSkeleton />;
  const name = text(exhibition.name);
  return (
    <div className="page grid gap-6 pt-2 pb-8">
      <div className="grid gap-2">
        <ExhibitionBreadcrumb exhibition={exhibition} here={<Trans>Request quotes</Trans>} />
        <h1 className="text-2xl md:text-3xl">
          <Trans>Request quotes at {name}</Trans>
        </h1>
        <p className="text-mute">
          <bdi>{exhibition.city}</bdi>, <DateRangeText from={exhibition.startsOn} to={exhibition.endsOn} />
        </p>
        <p className="max-w-xl text-mute">
          <Trans>
            Tell the suppliers what you need. They quote, and see that you ask from this trade fair.{' '}
            <Link
              to="/$exhibition/exhibitors"
              params={{ exhibition: exhibitionParam(exhibition) }}
              className="underline underline-offset-4"
            >
              See the exhibitors
            </Link>
          </Trans>
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <RfqFormPlace
          form={`exhibition:${exhibitionId}`}
          options={options}
          start={{ exhibitionId, source: 'ORGANIC_TRAFFIC' }}
          {...formOf(search)}
        />
        <WhatHappensNext />
      </div>
    </div>
  );
}
