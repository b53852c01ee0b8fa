import { Trans } from '@lingui/react/macro';
import { Section } from '#ui/Section.tsx';
import { AttributeList } from './AttributeList.tsx';
import { CertificateList } from './CertificateList.tsx';
import type { Product } from './product.ts';
import { ProductReviews } from './ProductReviews.tsx';
import { ShippingFacts } from './ShippingFacts.tsx';

/** Attributes, description, certificates, shipment and reviews. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const { description, attributes, certificates } = product;
  return (
    <div className="grid min-w-0 gap-8">
      {attributes.length > 0 && (
        <Section title={<Trans>Specifications</Trans>}>
          <AttributeList attributes={attributes} />
        </Section>
      )}
      {description.length > 0 && (
        <Section title={<Trans>About this product</Trans>}>
          <div dir="auto" className="grid max-w-[70ch] gap-3">
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {certificates.length > 0 && (
        <Section title={<Trans>Certificates</Trans>}>
          <CertificateList certificates={certificates} />
        </Section>
      )}
      <Section title={<Trans>Order and shipment</Trans>}>
        <ShippingFacts product={product} />
      </Section>
      <ProductReviews product={product} />
    </div>
  );
}
