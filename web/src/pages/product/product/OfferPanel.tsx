import { quantityMaxUnits } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { OrderTerms } from '#features/product-card/OrderTerms.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Rating } from '#ui/Rating.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AskForQuotation } from './AskForQuotation.tsx';
import { CartonTable, LiveStock, PriceGuide } from './lazy-sections.ts';
import { PriceLadder } from './PriceLadder.tsx';
import { ProductActions } from './ProductActions.tsx';
import { pressStep, stepAt, totalOf } from './quantity.ts';
import { Total } from './Total.tsx';
import type { Product } from './product.ts';

export function OfferPanel({ product }: { product: Product }) {
  const { id, name, offer, minimumOrder, unit, rating, priceGuide, shipmentTerms, carton } = product;
  const [quantity, setQuantity] = useState(minimumOrder);
  const deferredQuantity = useDeferredValue(quantity);
  const deferredPrice = stepAt(offer.ladder, deferredQuantity)?.price;
  const step = stepAt(offer.ladder, quantity);
  const total = step && totalOf(step.price, quantity);
  return (
    <section className="grid gap-4">
      <div className="@container grid gap-1.5">
        <h1 dir="auto" className="text-match text-xl @max-[14rem]:hyphens-auto md:text-2xl">
          <ServiceText>{name}</ServiceText>
        </h1>
        {rating && <Rating average={rating.average} count={rating.count} />}
        <OrderTerms product={product} />
        <ProductActions product={product} />
      </div>
      <PriceLadder ladder={offer.ladder} unit={unit} quantity={quantity} onChoose={setQuantity} />
      <QuantityStepper
        label={<Trans>Quantity</Trans>}
        value={quantity}
        minimum={minimumOrder}
        maximum={quantityMaxUnits}
        step={pressStep(minimumOrder)}
        unit={unit}
        onChange={setQuantity}
      />
      {step && total && (
        <Total
          price={step.price}
          total={total}
          quantity={quantity}
          isFob={shipmentTerms.some(({ code }) => code === 'FOB')}
          unit={unit}
        />
      )}
      <AskForQuotation productId={id} quantity={quantity} className="max-md:hidden" />
      <LiveStock offer={offer} unit={unit} />
      {carton && <CartonTable carton={carton} unit={unit} quantity={deferredQuantity} />}
      <PriceGuide
        productId={id}
        first={priceGuide}
        minimumOrder={minimumOrder}
        quantity={deferredQuantity}
        {...(deferredPrice && { price: deferredPrice })}
      />
      {step && total && (
        <ActionBar price={step.price} total={total} unit={unit}>
          <AskForQuotation productId={id} quantity={quantity} className="min-w-0 max-[18rem]:flex-1" />
        </ActionBar>
      )}
    </section>
  );
}
