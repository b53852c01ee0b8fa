import { Trans } from '@lingui/react/macro';
import type { RegistrationOriginFragment } from '#graphql';
import { useExhibitionNameQuery } from '#operations/exhibition-name.ts';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { SourceText } from './SourceText.tsx';

/** §3 How the visitor came to the registration, as the address and the form said; what is unknown is left out. */
export function RegistrationOrigin({ origin }: { readonly origin: RegistrationOriginFragment }) {
  const { source, trackingSource, adClick, recommendSite } = origin;
  const fairs = new Set(
    [origin.relatedExhibitionId, origin.siblingExhibitionId, origin.hiddenExhibitionId].filter(
      (id) => id !== null,
    ),
  );
  const facts: readonly Fact[] = [
    { key: 'source', name: <Trans>Source</Trans>, value: source && <SourceText source={source} /> },
    { key: 'campaign', name: <Trans>Campaign</Trans>, value: trackingSource && <bdi>{trackingSource}</bdi> },
    { key: 'click', name: <Trans>Ad click</Trans>, value: adClick && <bdi dir="ltr">{adClick}</bdi> },
    { key: 'site', name: <Trans>Recommended by</Trans>, value: recommendSite && <bdi>{recommendSite}</bdi> },
    {
      key: 'fairs',
      name: <Trans>Related fairs</Trans>,
      value: [...fairs].map((id) => (
        <span key={id} className="block">
          <ExhibitionName id={id} />
        </span>
      )),
    },
  ];
  const known = facts.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  if (known.length === 0) return null;
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-base font-semibold">
        <Trans>How the visitor came</Trans>
      </h3>
      <Facts facts={known} />
    </section>
  );
}

/** The name of an exhibition; its id until the name is loaded, and for one that is not listed any more. */
function ExhibitionName({ id }: { readonly id: string }) {
  const { data } = useExhibitionNameQuery({ variables: { id } });
  return data?.exhibition ? <ServiceText>{data.exhibition.name}</ServiceText> : <bdi dir="ltr">{id}</bdi>;
}
