import { quantityMaxUnits } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { useFormat } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { X } from '#ui/icons.tsx';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { PerUnit, PriceText, ServiceText } from '#ui/Texts.tsx';
import type { CartActions } from './cart-actions.ts';
import type { Line } from './group-lines.ts';
import { LineSaving } from './LineSaving.tsx';

/** A change of the quantity is sent when it has not changed for so long. */
const settledMs = 500;

type Props = { readonly line: Line; readonly actions: CartActions; readonly readOnly: boolean };

/** A product in the cart: at which quantity, what one unit costs then, and the sum. */
export function CartLineItem({ line, actions, readOnly }: Props) {
  const { product, variantId, options, picture, price, total, minimumOrder } = line;
  const { t } = useLingui();
  const { counted } = useFormat();
  // The quantity on screen: ahead of the cart while it is typed and sent.
  const [quantity, setQuantity] = useState(line.quantity);
  const [known, setKnown] = useState(line.quantity);
  if (known !== line.quantity) {
    setKnown(line.quantity);
    setQuantity(line.quantity);
  }
  const isPending = quantity !== line.quantity;
  const send = useEffectEvent(() => {
    void actions.change(line, quantity).then((done) => {
      if (!done) setQuantity(line.quantity);
    });
  });
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => send(), settledMs);
    return () => clearTimeout(timer);
  }, [isPending, quantity]);
  if (!product || !price || !total) return null;
  const { id, slug, name, unit } = product;
  const smallest = Math.min(minimumOrder ?? 1, line.quantity);
  return (
    <li className="relative grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 p-4 max-[18rem]:grid-cols-1 md:grid-cols-[6rem_minmax(0,1fr)_11.5rem_8.5rem]">
      <LazyPicture
        picture={picture}
        sizes="96px"
        decorative
        className="aspect-square w-full max-w-24 rounded-md border border-line"
      />
      <div className="grid content-start gap-1 pe-9 md:pe-0">
        <Link
          to="/{$product}.html"
          params={{ product: { slug, id } }}
          search={{ variant: variantId ?? undefined }}
          dir="auto"
          className="line-clamp-2 text-match underline-offset-4 hover:underline"
        >
          <ServiceText>{name}</ServiceText>
        </Link>
        {options.length > 0 && (
          <p dir="auto" className="text-match text-sm text-mute">
            {options.map(({ name: option, value }) => `${option}: ${value}`).join(' · ')}
          </p>
        )}
        {minimumOrder !== null && (
          <p className={classes('text-sm', line.quantity < minimumOrder ? 'text-time' : 'text-mute')}>
            <Minimum quantity={counted(minimumOrder, unit)} />
          </p>
        )}
        {!readOnly && (
          <IconButton
            icon={X}
            label={t`Remove ${name} from enquiry cart`}
            className="absolute end-1 top-1 md:hidden"
            onClick={() => actions.remove(line)}
          />
        )}
        {!readOnly && (
          <Link
            to="/startOrder/$productId"
            params={{ productId: id }}
            search={{ variant: variantId ?? undefined, quantity: Math.max(line.quantity, minimumOrder ?? 1) }}
            className="inline-flex min-h-6 items-center justify-self-start text-sm underline underline-offset-4 pointer-coarse:min-h-11"
          >
            <Trans>Start order</Trans>
          </Link>
        )}
        {!readOnly && (
          <button
            type="button"
            aria-label={t`Remove ${name} from enquiry cart`}
            className="min-h-6 justify-self-start text-sm text-mute underline underline-offset-4 hover:text-ink max-md:hidden pointer-coarse:min-h-11"
            onClick={() => actions.remove(line)}
          >
            <Trans>Remove</Trans>
          </button>
        )}
      </div>
      <div className="max-md:col-span-2 max-[18rem]:col-span-1">
        {readOnly ? (
          <p className="figures">
            <bdi>{counted(line.quantity, unit)}</bdi>
          </p>
        ) : (
          <QuantityStepper
            label={<Trans>Quantity of {name}</Trans>}
            labelHidden
            value={quantity}
            minimum={smallest}
            maximum={quantityMaxUnits}
            step={stepOf(minimumOrder ?? 1)}
            onChange={setQuantity}
          />
        )}
      </div>
      <div
        aria-live="polite"
        aria-busy={isPending}
        className={classes(
          'figures flex flex-wrap items-baseline gap-x-4 max-md:col-span-2 max-[18rem]:col-span-1 md:grid md:justify-items-end md:gap-0.5',
          isPending && 'opacity-50',
        )}
      >
        <PriceText value={total} className="text-lg font-bold max-md:order-last max-md:ms-auto" />
        <span className="text-sm">
          <PriceText value={price} />
          <PerUnit unit={unit} />
        </span>
        <LineSaving line={line} />
      </div>
    </li>
  );
}

function Minimum({ quantity }: { readonly quantity: string }) {
  return (
    <Trans>
      Min. <bdi>{quantity}</bdi>
    </Trans>
  );
}

/** The step of the + button: a tenth of the MOQ, as a round number. */
function stepOf(minimumOrder: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(minimumOrder)) - 1) * (minimumOrder >= 10 ? 5 : 1);
}
