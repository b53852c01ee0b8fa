// Cards of a person for tests: an own one, a saved one, and a request to the demo supplier, who is given a stand.
import { randomUUID } from 'node:crypto';
import { register, type Person } from './person.ts';
import type { Embedded } from './store.ts';

export async function prepareCards(embedded: Embedded, person: Person) {
  const [stand] = await embedded.db.rows<{ supplierId: string; exhibitionId: string }>({
    text: `
      update exhibitor x set supplier_id = a.supplier_id
      from supplier_account a
      where a.email = 'supplier@fairgate.example' and (x.exhibition_id, x.number) = (
        select exhibition_id, number from exhibitor_contact order by 1, 2 limit 1)
      returning x.supplier_id::text as "supplierId", x.exhibition_id::text as "exhibitionId"`,
  });
  await person.call('/card/saveBusinessCard.json', {
    name: 'Amal Hassan',
    company: 'Nile Imports',
    jobTitle: 'Purchasing',
    email: 'amal@nile.example',
    phone: '+20 2 1234567',
    countryId: 'EG',
    website: 'https://nile.example',
  });
  await person.call('/card/saveSupplierCard.json', stand);
  await person.call('/card/requestCard.json', stand);
  const { data } = await person.call<{ code: string }>('/card/getBusinessCard.json');
  const received = { shareId: randomUUID(), code: data.code };
  const { person: other } = await register(embedded);
  await other.call('/card/saveReceivedCard.json', received);
  const [request] = await embedded.db.rows<{ requestId: string }>({
    text: 'select id::text as "requestId" from card_request order by card_request.id desc limit 1',
  });
  return { ...stand, ...request, cardId: `supplier-${stand?.supplierId}`, code: data.code };
}
