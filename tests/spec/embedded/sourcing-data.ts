// What the operations of carts, enquiries, conversations, chats and suppliers' cards need in the database.
import type { Person } from './person.ts';
import type { Embedded } from './store.ts';

type Given = Readonly<Record<string, unknown>>;

/** The fields of a golden payload with ids that exist. @param supplierEmail the account that calls the supplier service. */
export async function sourcingFields(
  embedded: Embedded,
  person: Person,
  { path, given, supplierEmail }: { path: string; given: Given; supplierEmail: string },
): Promise<Given> {
  const [, noun = '', name = ''] = /^\/(\w+)\/(\w+)/.exec(path) ?? [];
  if (noun === 'card' && name.endsWith('Pc') && 'cardId' in given) return savedCard(embedded, supplierEmail);
  if (!['cart', 'inquiry', 'message', 'chat'].includes(noun)) return {};
  const product = await ownProduct(embedded, supplierEmail);
  if (noun === 'chat') return aChat(person, product, name);
  if (noun === 'cart') return inCart(person, product, given);
  const enquiries = [
    { supplierId: product.supplierId, lines: [{ productId: product.goodsId, quantity: 500 }] },
  ];
  if ('enquiries' in given) return { enquiries, attachmentIds: [] };
  return 'conversationId' in given || 'inquiryId' in given
    ? anEnquiry(embedded, person, { enquiries, given })
    : {};
}

/** A product of the supplier. */
async function ownProduct(embedded: Embedded, email: string) {
  const [row] = await embedded.db.rows<{ goodsId: string; supplierId: string }>(
    {
      text: `
        select p.id::text as "goodsId", p.supplier_id::text as "supplierId" from product p
        join supplier_account a on a.supplier_id = p.supplier_id where a.email = $1 order by p.id limit 1`,
    },
    [email],
  );
  return row ?? { goodsId: '', supplierId: '' };
}

async function aChat(
  person: Person,
  { goodsId, supplierId }: { goodsId: string; supplierId: string },
  name: string,
): Promise<Given> {
  const about = { supplierId, productId: goodsId };
  if (name === 'getEnterpriseChat')
    await person.call('/chat/enterpriseChat.json', { ...about, text: 'Do you have it in blue?' });
  return about;
}

async function inCart(person: Person, { goodsId }: { goodsId: string }, given: Given): Promise<Given> {
  const ids = { goodIds: [goodsId], skuIds: [null], quantities: [500] };
  if ('goodIds' in given) return ids;
  if (!('goodsSpuId' in given)) return {};
  await person.call('/cart/updateCartProductIdList.json', { ...ids, operationType: 1 });
  return { goodsSpuId: goodsId };
}

async function anEnquiry(
  embedded: Embedded,
  person: Person,
  { enquiries, given }: { enquiries: readonly object[]; given: Given },
): Promise<Given> {
  const { data } = await person.call<{ list: { inquiryId: string }[] }>('/inquiry/submitNewInquiry.json', {
    about: 'product',
    enquiries,
    message: 'Can you ship to Alexandria in May?',
    contact: { name: 'Amal Hassan', companyName: 'Nile Trading', phone: '+20 2 1234567', countryCode: 'EG' },
  });
  const [row] = await embedded.db.rows<{ inquiryId: string; conversationId: string; messageId: string }>(
    {
      text: `
        select e.id::text as "inquiryId", e.conversation_id::text as "conversationId",
          (select max(m.id)::text from conversation_message m where m.conversation_id = e.conversation_id) as "messageId"
        from enquiry e where e.id = $1`,
    },
    [data.list[0]?.inquiryId],
  );
  const known = { ...row, attachmentIds: [] };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name in given));
}

/** A buyer's card that the supplier's person has saved. */
async function savedCard(embedded: Embedded, email: string): Promise<Given> {
  const [row] = await embedded.db.rows<{ cardId: string }>(
    {
      text: `
        select s.id as "cardId" from saved_card s join card_holder h on h.id = s.holder_id
        join supplier_account a on a.id = h.supplier_account_id where a.email = $1 and s.kind = 'buyer' limit 1`,
    },
    [email],
  );
  return row ?? {};
}
