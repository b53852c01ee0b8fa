import { Trans } from '@lingui/react/macro';
import { ExhibitionTicket } from '#features/exhibition/ExhibitionTicket.tsx';
import type { OwnCompanyQuery } from '#graphql';
import { Section } from '#ui/Section.tsx';

type SupplierUser = Extract<OwnCompanyQuery['viewer'], { __typename: 'SupplierUser' }>;

/** The exhibitions where the supplier has a stand: open and coming ones first. */
export function OwnStands({ stands }: Pick<SupplierUser, 'stands'>) {
  if (!stands || stands.length === 0) return null;
  return (
    <Section title={<Trans>Your trade fairs</Trans>}>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {stands.map(({ exhibition, stand }) => (
          <ExhibitionTicket
            key={`${exhibition.id} ${stand.hall} ${stand.number}`}
            exhibition={exhibition}
            ownStand={stand}
          />
        ))}
      </div>
    </Section>
  );
}
