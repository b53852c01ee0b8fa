import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { EnquiryFactsFragment } from '#graphql';
import { useCloseEnquiryMutation } from '#operations/close-enquiry.ts';
import { useSignedIn } from '#platform/session/signed-in.ts';
import { useAttempt } from '#platform/use-attempt.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useFormat } from '#ui/format.ts';
import { LazyPicture } from '#ui/picture/LazyPicture.tsx';
import { DateText, PerUnit, PriceText } from '#ui/Texts.tsx';
import { BuyerContact } from './BuyerContact.tsx';
import { EnquiryStateText } from './EnquiryStateText.tsx';

type Props = { readonly enquiry: EnquiryFactsFragment; readonly onChange: () => void };

/** What an enquiry is about, who sent it, and its end. */
export function EnquiryPart({ enquiry, onChange }: Props) {
  const { id, number, state, createdAt, lines } = enquiry;
  const { error, attempt } = useAttempt();
  const [close, { loading }] = useCloseEnquiryMutation();
  const end = async () => {
    if (await attempt(close({ variables: { id } }), (data) => data.closeEnquiry)) onChange();
  };
  return (
    <section className="grid gap-3 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <bdi className="figures font-semibold">{number}</bdi>
        <span className="text-sm text-mute">
          <DateText iso={createdAt.slice(0, 10)} />
        </span>
        <span className="text-sm font-semibold">
          <EnquiryStateText state={state} />
        </span>
      </p>
      {lines.length > 0 && (
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line key={`${line.productId} ${line.variantId ?? ''}`} line={line} />
          ))}
        </ul>
      )}
      {useSignedIn() === 'supplier' && <BuyerContact contact={enquiry.contact} />}
      <ErrorOfOperation error={error} />
      {state !== 'CLOSED' && (
        <Button pending={loading} onClick={() => void end()} className="justify-self-start">
          <Trans>Close this enquiry</Trans>
        </Button>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: EnquiryFactsFragment['lines'][number] }) {
  const { counted } = useFormat();
  const { variantId, name, quantity, unit, price, product } = line;
  return (
    <li className="flex gap-3">
      {product && (
        <LazyPicture
          picture={product.picture}
          sizes="64px"
          decorative
          className="size-16 shrink-0 rounded-md border border-line"
        />
      )}
      <div className="grid min-w-0 content-start gap-0.5">
        <span dir="auto" className="text-match font-semibold">
          {product ? (
            <Link
              to="/{$product}.html"
              params={{ product: { slug: product.slug, id: product.id } }}
              search={{ variant: variantId ?? undefined }}
              className="line-link underline underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className="figures text-sm text-mute">
          {counted(quantity, unit)} · <PriceText value={price} />
          <PerUnit unit={unit} />
        </span>
      </div>
    </li>
  );
}
