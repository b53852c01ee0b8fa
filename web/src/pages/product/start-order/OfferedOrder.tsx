import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OptionPickers } from '../product/OptionPickers.tsx';
import { useChosenVariant } from '../product/use-chosen-variant.ts';
import { optionChoices } from '../product/variant-choice.ts';
import { OrderAt } from './OrderAt.tsx';
import type { OrderedProduct } from './ordered-product.ts';

type Props = { readonly product: OrderedProduct; readonly children: ReactNode };

/** An order at the price of the product, or of its chosen variant. */
export function OfferedOrder({ product, children }: Props) {
  const { id, unit, leadTime, shipmentTerms, paymentTerms } = product;
  const { variant, choose } = useChosenVariant(product);
  const { ladder, stock } = variant?.offer ?? product.offer;
  return (
    <OrderAt
      form={id}
      productId={id}
      variantId={variant?.id}
      ladder={ladder}
      unit={unit}
      minimumOrder={ladder[0]?.minimumQuantity ?? product.minimumOrder}
      leadTime={leadTime}
      stock={stock}
      shipmentTerms={shipmentTerms}
      paymentTerms={paymentTerms}
    >
      {children}
      {variant && (
        <>
          <OptionPickers options={optionChoices(product, variant)} onChoose={choose} />
          <p className="figures text-sm wrap-anywhere text-mute">
            <Trans>
              Item number: <bdi className="text-ink">{variant.sku}</bdi>
            </Trans>
          </p>
        </>
      )}
    </OrderAt>
  );
}
