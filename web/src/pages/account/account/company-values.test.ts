import { expect, it } from 'vitest';
import { companyValues, draftOf, storeDraft, purchaseInput } from './company-values.ts';

const saved = companyValues({
  __typename: 'PurchaseInfo',
  contactName: 'Amal Hassan',
  companyName: null,
  companyWebsite: null,
  countryCode: 'EG',
  dialingCode: '20',
  mobile: '100 123 4567',
  businessType: 'RETAILER',
  jobTitle: null,
  productName: null,
});

it('§3 only changes are sent, so that a save in another tab is not undone; an emptied field deletes its value', () => {
  expect(purchaseInput(saved, saved)).toEqual({});
  expect(purchaseInput({ ...saved, companyName: ' Nile Trading ', mobile: ' ' }, saved)).toEqual({
    companyName: 'Nile Trading',
    mobile: null,
  });
  expect(purchaseInput({ ...saved, contactName: 'Amal Hassan ' }, saved)).toEqual({});
});

it('input equal to the saved values is no draft', () => {
  storeDraft({ id: '1', values: { ...saved, mobile: '1' }, before: saved });
  expect([draftOf('1')?.values.mobile, draftOf('2')]).toEqual(['1', undefined]);
  storeDraft({ id: '1', values: { ...saved }, before: saved });
  expect(draftOf('1')).toBeUndefined();
});
