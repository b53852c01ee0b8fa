import { Trans } from '@lingui/react/macro';
import { ContactForm } from '#features/contact/ContactForm.tsx';

/** A message to one supplier, sent to our team. */
export function EnquiryForm({ supplierId }: { readonly supplierId: string }) {
  return (
    <ContactForm
      form="enquiry"
      topic="BUYING"
      topicFixed
      supplierId={supplierId}
      messageHelp={<Trans>What do you want to buy, how many, and where and when do you need delivery?</Trans>}
      submitText={<Trans>Send enquiry</Trans>}
    />
  );
}
