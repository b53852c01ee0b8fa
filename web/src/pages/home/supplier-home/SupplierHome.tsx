import { Trans } from '@lingui/react/macro';
import { ExhibitionTicket } from '#features/exhibition/ExhibitionTicket.tsx';
import { useSupplierHomeQuery } from '#operations/supplier-home.ts';
import { Section } from '#ui/Section.tsx';
import { WhatIsChecked } from '../home/WhatIsChecked.tsx';
import { OwnCompany } from './OwnCompany.tsx';
import { supplierHomeVariables } from './variables.ts';

/** §6: a supplier's home page. The HTML is the same for all suppliers; private data loads after hydration. */
export function SupplierHome() {
  const { data } = useSupplierHomeQuery({ variables: supplierHomeVariables });
  const exhibitions = data?.recommendedExhibitions ?? [];
  return (
    // An error or a login offer has the margins of a whole page, which are here already.
    <div className="page grid gap-10 pt-3 *:px-0 md:gap-14 md:pt-6">
      <OwnCompany />
      {exhibitions.length > 0 && (
        <Section title={<Trans>Trade fairs</Trans>}>
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {exhibitions.map((exhibition) => (
              <ExhibitionTicket key={exhibition.id} exhibition={exhibition} />
            ))}
          </div>
        </Section>
      )}
      <div>
        <WhatIsChecked />
      </div>
    </div>
  );
}
