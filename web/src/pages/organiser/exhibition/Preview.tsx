import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ExhibitionTop } from '#features/exhibition/ExhibitionTop.tsx';
import { HallTile, HallTiles, hallTileStyle } from '#features/exhibition/HallTile.tsx';
import { NewsList } from '#features/exhibition/NewsList.tsx';
import { Poster } from '#features/exhibition/Poster.tsx';
import type { PlanChoice } from '#features/hall-plan/plan.ts';
import { useOrganiserPreviewQuery } from '#operations/organiser-preview.ts';
import { chipStyle } from '#ui/Chip.tsx';
import { Section } from '#ui/Section.tsx';
import { NumberText } from '#ui/Texts.tsx';
import { PreviewAgenda } from './PreviewAgenda.tsx';
import { PreviewPlan } from './PreviewPlan.tsx';
import type { SectionProps } from './sections.ts';
import { useSection } from './use-section.tsx';

/** What visitors will find on the fair's pages, for its organiser before it is published. */
export function Preview({ id, hall, stand, here }: Pick<SectionProps, 'id' | keyof PlanChoice>) {
  const { t } = useLingui();
  const read = useOrganiserPreviewQuery({
    variables: { id },
    // The pages of visitors must not be shown from it.
    fetchPolicy: 'no-cache',
  });
  const { own, instead } = useSection(read);
  const exhibition = own?.exhibition;
  if (!exhibition) return instead;
  const { halls, exhibitors, news, sessions } = exhibition;
  const categories = exhibitors?.facets.find(({ kind }) => kind === 'CATEGORY')?.values ?? [];
  const count = exhibitors?.totalCount ?? 0;
  return (
    <section aria-label={t`Preview`} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-mute">
        <Trans>Only you see this preview.</Trans>
      </p>
      <ExhibitionTop exhibition={exhibition} title={null} poster={<Poster picture={exhibition.picture} />} />
      {categories.length > 0 && (
        <Section title={<Trans>What is on show</Trans>}>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ value, label, count: exhibiting }) => (
              <li key={value} className="rounded-full border border-line px-3 py-1.5 text-sm">
                {label ?? value}{' '}
                <span className="figures text-mute">
                  <NumberText value={exhibiting} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {halls && halls.length > 0 && (
        <Section title={<Trans>Halls</Trans>}>
          <HallTiles>
            {halls.map((one) => (
              <li key={one.code} className={hallTileStyle}>
                <HallTile {...one} />
              </li>
            ))}
          </HallTiles>
        </Section>
      )}
      {halls && halls.length > 0 && (
        <Section title={<Trans>Hall plan</Trans>}>
          <PreviewPlan id={id} halls={halls.map(({ code }) => code)} asked={{ hall, stand, here }} />
        </Section>
      )}
      <Section title={<Trans>Exhibitors</Trans>}>
        {count > 0 ? (
          <Link
            to="/organiser/$exhibitionId"
            params={{ exhibitionId: id }}
            search={{ list: 'exhibitors' }}
            className={`${chipStyle} justify-self-start`}
          >
            <Plural value={count} one="See # exhibitor" other="See all # exhibitors" />
          </Link>
        ) : (
          <p className="text-mute">
            <Trans>The exhibitors will be announced here.</Trans>
          </p>
        )}
      </Section>
      {news && news.length > 0 && (
        <Section title={<Trans>News</Trans>}>
          <NewsList news={news} />
        </Section>
      )}
      {sessions && sessions.length > 0 && (
        <Section title={<Trans>Agenda</Trans>}>
          <PreviewAgenda sessions={sessions} timeZone={exhibition.timeZone ?? 'UTC'} />
        </Section>
      )}
    </section>
  );
}
