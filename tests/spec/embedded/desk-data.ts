// What visitors, buyers and suppliers have left for operators.
import { addInvitation } from '@fairgate/embedded/accounts/invitations';
import { addTicketLink } from '@fairgate/embedded/buyer/ticket-links';
import { newEmail, newPerson, type Person, register } from './person.ts';
import { rfqForm } from './rfq-data.ts';
import type { Embedded } from './store.ts';

export const ticketOf = (email: string, change: object = {}) => ({
  topic: 'buying',
  name: 'Amal Hassan',
  email,
  message: 'May I have a sample of the kettle?',
  ...change,
});

/** A ticket of a guest, or of a signed-in person. Resolves to its id. */
export async function openTicket(
  embedded: Embedded,
  change: object = {},
  { person = newPerson(embedded), language = 'en' }: { person?: Person; language?: string } = {},
): Promise<string> {
  const { data } = await person.call<{ ticketNo: string }>(
    '/service/openTicket.json',
    ticketOf(newEmail(), change),
    { language },
  );
  return data.ticketNo.replace('T-', '');
}

/** A supplier with an account. */
export async function supplierWithAccount(embedded: Embedded): Promise<{ id: number; email: string }> {
  const [row] = await embedded.db.rows<{ id: number; email: string }>({
    text: 'select supplier_id as id, email from supplier_account order by id limit 1',
  });
  return row ?? { id: 0, email: '' };
}

/** An open enquiry of a new buyer that is some hours old. Resolves to its id. */
export async function oldEnquiry(embedded: Embedded, hours: number): Promise<string> {
  const { userId } = await register(embedded);
  const { id } = await supplierWithAccount(embedded);
  const [row] = await embedded.db.rows<{ id: string }>(
    {
      text: `
        with opened as (insert into conversation (kind, buyer_id, supplier_id) values ('enquiry', $1, $2) returning id)
        insert into enquiry (conversation_id, buyer_id, supplier_id, about, contact_name, email, lang, page_url, visitor_id, created_at)
        select id, $1, $2, 'supplier', 'Amal Hassan', 'amal@nile.example', 'en', '', '', now() - $3::int * interval '1 hour' from opened
        returning id::text`,
    },
    [userId, id, hours],
  );
  return row?.id ?? '';
}

/** An open RFQ of a new buyer to that supplier, which is some hours old. Resolves to its id. */
export async function oldRfq(embedded: Embedded, hours: number, change: object = {}): Promise<string> {
  const { person } = await register(embedded);
  const { id } = await supplierWithAccount(embedded);
  const category = await embedded.db.rows<{ id: string }>({
    text: 'select category2_id::text as id from product order by id limit 1',
  });
  const form = rfqForm({
    supplierIds: [String(id)],
    categoryId: category[0]?.id,
    countryId: 'EG',
    ...change,
  });
  const { rfqId } = (await person.call<{ rfqId: string }>('/rfq/addRfq.json', form)).data;
  await embedded.db.rows(
    { text: `update rfq set created_at = now() - $2::int * interval '1 hour' where id = $1` },
    [rfqId, hours],
  );
  return rfqId;
}

/** An invitation to the first supplier with an account. */
async function anInvitation(embedded: Embedded): Promise<{ id: number; token: string; email: string }> {
  const { id: supplierId } = await supplierWithAccount(embedded);
  const email = newEmail();
  const made = await embedded.db.transaction((transaction) =>
    addInvitation(transaction, { supplierId, email, name: 'Mei', language: 'en', operatorName: 'Lena' }),
  );
  return { ...made, email };
}

/** Real ids in place of those of an operation's golden file. */
export async function deskIds(embedded: Embedded, operation: string): Promise<object> {
  const ticketLink = async () => {
    const id = Number(await openTicket(embedded, { quantity: 12, productId: '3001' }));
    return { link: await embedded.db.transaction((transaction) => addTicketLink(transaction, id)) };
  };
  switch (operation) {
    case 'getTicketList': {
      const ticketId = await openTicket(embedded);
      await embedded.db.rows({ text: `update ticket set state = 'assigned' where id = $1` }, [ticketId]);
      return { operatorId: '0' };
    }
    case 'assignTicket':
      return { ticketId: await openTicket(embedded), operatorId: '1' };
    case 'getTicketConversation':
    case 'answerTicket':
    case 'noteTicket':
    case 'closeTicket':
      return { ticketId: await openTicket(embedded) };
    case 'getTicketByLink':
    case 'replyToTicket':
      return ticketLink();
    case 'getUnansweredEnquiryList':
    case 'remindSupplier':
      return { enquiryId: await oldEnquiry(embedded, 30) };
    case 'getUnansweredRfqList':
      await oldRfq(embedded, 30);
      return {};
    case 'inviteToSupplier':
      return { email: newEmail(), supplierId: String((await supplierWithAccount(embedded)).id) };
    case 'resendInvitation':
    case 'revokeInvitation':
      return { invitationId: String((await anInvitation(embedded)).id) };
    case 'getInvitationList':
      await anInvitation(embedded);
      return {};
    case 'getInvitation':
    case 'acceptInvitation':
      return { link: (await anInvitation(embedded)).token };
    default:
      return {};
  }
}
