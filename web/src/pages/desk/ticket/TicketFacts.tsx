import { localeOf, toLanguageCode } from '@fairgate/schema/locales';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ConversationFragment } from '#graphql';
import { Facts } from '#ui/Facts.tsx';
import { NumberText, ServiceText } from '#ui/Texts.tsx';
import { useTopics } from '../use-topics.ts';

// Facts stand close together: on a phone the target is higher than its line.
const link = 'line-link -my-0.5 underline underline-offset-4 max-md:-my-3 max-md:min-h-11';

/** What was sent with the first message. */
export function TicketFacts({ ticket }: { readonly ticket: ConversationFragment['ticket'] }) {
  const topics = useTopics();
  const { number, topic, email, isBuyer, pageUrl, serviceKey, quantity, product, supplier } = ticket;
  const language = toLanguageCode(ticket.languageCode ?? undefined);
  return (
    <Facts
      facts={[
        { key: 'number', name: <Trans>Number</Trans>, value: number },
        { key: 'topic', name: <Trans>Topic</Trans>, value: topics.label(topic) },
        {
          key: 'email',
          name: <Trans>Email</Trans>,
          value: (
            <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={link}>
              {email}
            </a>
          ),
        },
        {
          key: 'account',
          name: <Trans>Account</Trans>,
          value: isBuyer ? <Trans>Buyer</Trans> : <Trans>Guest</Trans>,
        },
        ...(language
          ? [{ key: 'language', name: <Trans>Language</Trans>, value: localeOf(language).endonym }]
          : []),
        ...(product
          ? [
              {
                key: 'product',
                name: <Trans>Product</Trans>,
                value: (
                  <Link to="/{$product}.html" params={{ product }} className={link}>
                    <ServiceText>{product.name}</ServiceText>
                  </Link>
                ),
              },
            ]
          : []),
        ...(supplier
          ? [
              {
                key: 'supplier',
                name: <Trans>Supplier</Trans>,
                value: (
                  <Link to="/supplier/{$supplier}.html" params={{ supplier }} className={link}>
                    {supplier.name}
                  </Link>
                ),
              },
            ]
          : []),
        ...(quantity === null
          ? []
          : [{ key: 'quantity', name: <Trans>Quantity</Trans>, value: <NumberText value={quantity} /> }]),
        ...(serviceKey === null
          ? []
          : [{ key: 'service', name: <Trans>Trade services</Trans>, value: serviceKey }]),
        ...(pageUrl === '' ? [] : [{ key: 'page', name: <Trans>Page</Trans>, value: pageUrl }]),
      ]}
    />
  );
}
