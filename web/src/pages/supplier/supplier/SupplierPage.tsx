import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useSupplierQuery } from '#operations/supplier.ts';
import { Section } from '#ui/Section.tsx';
import { CertificateTable } from './CertificateTable.tsx';
import { CheckList } from './CheckList.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { SupplierHeading } from './SupplierHeading.tsx';
import { SupplierProducts } from './SupplierProducts.tsx';
import { SupplierSkeleton } from './SupplierSkeleton.tsx';

const route = getRouteApi('/supplier/{$supplier}.html');

/** Who one would buy from: what they say, what somebody checked, what they sell. */
export function SupplierPage() {
  const { supplier: { id } } = route.useParams();
  const { data } = useSupplierQuery({ variables: { id } });
  const supplier = data?.supplier;
  if (!supplier) return <SupplierSkeleton />;
  const { description, verifications, certificates } = supplier;
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 lg:col-span-2"><SupplierHeading supplier={supplier} /></div>
      <div className="grid content-start gap-10">
        <Section id="checks" title={<Trans>What was checked</Trans>}><CheckList verifications={verifications} /></Section>
        {certificates.length > 0 && <Section id="certificates" title={<Trans>Certificates</Trans>}><CertificateTable certificates={certificates} /></Section>}
      </div>
      <aside><Section title={<Trans>The company</Trans>}><CompanyFacts supplier={supplier} /></Section></aside>
      <div className="lg:col-span-2"><SupplierProducts supplier={supplier} /></div>
      {description.length > 0 && (
        <Section title={<Trans>In their own words</Trans>}>
          <div dir="auto" className="grid max-w-[70ch] gap-3 text-match">{description.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
        </Section>
      )}
    </article>
  );
}
