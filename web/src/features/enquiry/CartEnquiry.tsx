import { Plural } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { EnquiryForm } from './EnquiryForm.tsx';
import { type CartEnquiryLine, groupBySupplier } from './group-by-supplier.ts';
import type { SentEnquiry } from './use-enquiry.ts';

type Props = {
  /** The products that are enquired about, at most ten. */
  readonly lines: readonly CartEnquiryLine[];
  readonly exhibitionId?: string | undefined;
  /** The enquiries have arrived, before the page of the result opens: the cart drops the lines. */
  readonly onSent?: (enquiries: readonly SentEnquiry[]) => void;
};

/** §2.2 A cart is submitted as one enquiry to each supplier; then its result opens. */
export function CartEnquiry({ lines, exhibitionId, onSent }: Props) {
  const navigate = useNavigate();
  const targets = groupBySupplier(lines);
  return (
    <div className="grid gap-4">
      <p className="text-mute">
        <Plural
          value={targets.length}
          one="Your message goes to one supplier, with its products."
          other="Your message goes to # suppliers, to each with its products."
        />
      </p>
      <EnquiryForm
        form="cart"
        about="CART"
        targets={targets}
        exhibitionId={exhibitionId}
        onSent={(enquiries) => {
          onSent?.(enquiries);
          void navigate({
            to: '/submitResult/$type/success',
            params: { type: 'cart' },
            state: { enquiries },
          });
        }}
      />
    </div>
  );
}
