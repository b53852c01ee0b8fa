import { quantityMaxUnits } from '@fairgate/schema/limits';
import { Trans } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { ChatLink } from '#features/conversation/ChatLink.tsx';
import { OrderTerms } from '#features/product-card/OrderTerms.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { Rating } from '#ui/Rating.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AskForQuotation } from './AskForQuotation.tsx';
import { CartButton } from './CartButton.tsx';
import { CartonTable, LiveStock, PriceGuide } from './lazy-sections.ts';
import { OptionPickers } from './OptionPickers.tsx';
import { PriceLadder } from './PriceLadder.tsx';
import { ProductActions } from './ProductActions.tsx';
import { pressStep, tierAt, totalOf } from './quantity.ts';
import { SendEnquiry } from './SendEnquiry.tsx';
import { StartOrder } from './StartOrder.tsx';
import { Total } from './Total.tsx';
import type { Product } from './product.ts';
import { useChosenVariant } from './use-chosen-variant.ts';
import { optionChoices } from './variant-choice.ts';

export function OfferPanel({ product }: { product: Product }) {
  const { id, name, unit, rating, priceGuide, shipmentTerms, carton, supplier } = product;
  const { variant, choose } = useChosenVariant(product);
  const offer = variant?.offer ?? product.offer;
  const minimumOrder = offer.ladder[0]?.minimumQuantity ?? product.minimumOrder;
  const [wanted, setQuantity] = useState(minimumOrder);
  // Another variant may have a higher minimum order.
  const quantity = Math.max(wanted, minimumOrder);
  const deferredQuantity = useDeferredValue(quantity);
  const deferredPrice = tierAt(offer.ladder, deferredQuantity)?.price;
  const tier = tierAt(offer.ladder, quantity);
  const total = tier && totalOf(tier.price, quantity);
  return (
    <section className="grid gap-4">
      <div className="@container grid gap-1.5">
        <h1 dir="auto" className="text-match text-xl @max-[14rem]:hyphens-auto md:text-2xl">
          <ServiceText>{name}</ServiceText>
        </h1>
        {rating && <Rating average={rating.average} count={rating.count} />}
        <OrderTerms product={{ ...product, minimumOrder }} />
        <ProductActions product={product} />
      </div>
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
      {tier && total && (
        <Total
          price={tier.price}
          total={total}
          quantity={quantity}
          isFob={shipmentTerms.some(({ code }) => code === 'FOB')}
          unit={unit}
        />
      )}
      <div className="grid gap-2 max-md:hidden">
        <AskForQuotation productId={id} quantity={quantity} />
        <CartButton productId={id} variantId={variant?.id ?? null} quantity={quantity} className="min-h-11" />
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {tier && <StartOrder productId={id} quantity={quantity} variantId={variant?.id} />}
        <SendEnquiry product={product} quantity={quantity} variantId={variant?.id} />
      </div>
      <LiveStock offer={product.offer} stock={offer.stock} unit={unit} />
      {carton && <CartonTable carton={carton} unit={unit} quantity={deferredQuantity} />}
      <PriceGuide
        productId={id}
        first={priceGuide}
        minimumOrder={product.minimumOrder}
        quantity={deferredQuantity}
        {...(deferredPrice && { price: deferredPrice })}
      />
      {tier && total && (
        <ActionBar price={tier.price} total={total} unit={unit}>
          {supplier && <ChatLink supplierId={supplier.id} productId={id} short className="min-w-11 px-0!" />}
          <CartButton
            productId={id}
            variantId={variant?.id ?? null}
            quantity={quantity}
            short
            className="min-h-11 min-w-11"
          />
          <AskForQuotation productId={id} quantity={quantity} className="min-w-0 grow" />
        </ActionBar>
      )}
    </section>
  );
}
