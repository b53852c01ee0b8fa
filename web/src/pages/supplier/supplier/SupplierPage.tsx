import { Trans } from '@lingui/react/macro';
import { useSupplierQuery } from '#operations/supplier.ts';
import { Section } from '#ui/Section.tsx';
import { readPageNo } from '../../page-no.ts';
import { CheckList } from './CheckList.tsx';
import { CertificateTable, CompanyFacts, Contact } from './lazy-sections.ts';
import { SupplierHeading } from './SupplierHeading.tsx';
import { SupplierProducts } from './SupplierProducts.tsx';
import { SupplierSkeleton } from './SupplierSkeleton.tsx';

/** §2.9 `pageNo`: the page of its products. */
export type SupplierSearch = { readonly pageNo?: number | undefined };

/** A supplier: profile, verification, responsiveness, products. */
export function SupplierPage({ id, search }: { readonly id: string; readonly search: SupplierSearch }) {
  const page = readPageNo(search);
  const { data, previousData, error } = useSupplierQuery({ variables: { id, page } });
  // While another page of products loads, everything else stays.
  const previous = previousData?.supplier?.id === id ? previousData.supplier : undefined;
  const supplier = data?.supplier ?? previous;
  if (!supplier) return <SupplierSkeleton />;
  const { description, verifications, certificates } = supplier;
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 pt-2 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 lg:col-span-2">
        <SupplierHeading supplier={supplier} />
      </div>
      <div className="grid content-start gap-10">
        <Section id="checks" title={<Trans>Verifications</Trans>}>
          <CheckList verifications={verifications} />
        </Section>
        {certificates.length > 0 && (
          <Section id="certificates" title={<Trans>Certificates</Trans>}>
            <CertificateTable certificates={certificates} />
          </Section>
        )}
        {description.length > 0 && (
          <Section title={<Trans>In their own words</Trans>}>
            <div dir="auto" className="grid max-w-[70ch] gap-3 text-match">
              {description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Section>
        )}
      </div>
      <aside className="grid content-start gap-10">
        <Section title={<Trans>Company details</Trans>}>
          <CompanyFacts supplier={supplier} />
        </Section>
      </aside>
      <div className="min-w-0 lg:col-span-2">
        <SupplierProducts
          supplier={supplier}
          page={page}
          pending={!data && !error}
          failed={!data && error !== undefined}
        />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Contact supplier={supplier} />
      </div>
    </article>
  );
}
