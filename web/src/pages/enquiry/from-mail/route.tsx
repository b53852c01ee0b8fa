import { enquiryFromMail } from '@fairgate/schema/urls/enquiry';
import { namedId } from '@fairgate/schema/urls/named-id';
import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * §2.2 `/ac/enquiry/{name}{id}`: the address in the mail about a supplier's reply; the id is that of the enquiry. The gateway has
 * exchanged `ac` for a login (§2.9). It leads to the enquiry's messages, where a login is offered if there is none.
 */
export const Route = createFileRoute('/ac/enquiry/$enquiry')({
  params: {
    parse: enquiryFromMail.parseParams,
    stringify: ({ enquiry }) => ({ enquiry: namedId.format(enquiry) }),
  },
  loader: ({ params: { enquiry } }) => {
    throw redirect({ to: '/inbox/$conversationId', params: { conversationId: enquiry.id }, replace: true });
  },
});
