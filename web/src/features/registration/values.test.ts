import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOf, dropNewDraft, emptyValues, readNewDraft, writeDraft } from './values.ts';

const stored = new Map<string, string>();
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
beforeEach(() => stored.clear());

const typed = (companyName: string) => ({ ...emptyValues, companyName });
const companyOf = (account: string) => readNewDraft('801', account).companyName;

describe('§2.5 the draft of a registration', () => {
  it('of one account is not shown to another, nor to a guest, and is there again for its owner', () => {
    writeDraft(draftOf('801', 'amal'), typed('Nile Trading House'));
    expect([companyOf('kofi'), companyOf('')]).toEqual([undefined, undefined]);
    writeDraft(draftOf('801', 'kofi'), typed('Accra Imports'));
    expect([companyOf('amal'), companyOf('kofi')]).toEqual(['Nile Trading House', 'Accra Imports']);
  });

  it('of a guest is the device’s: it goes on after a login, until the account has typed its own', () => {
    writeDraft(draftOf('801', ''), typed('Nile Trading House'));
    expect(companyOf('amal')).toBe('Nile Trading House');
    writeDraft(draftOf('801', 'amal'), typed('Nile Trading'));
    expect([companyOf('amal'), companyOf('')]).toEqual(['Nile Trading', 'Nile Trading House']);
  });

  it('ends with the registration, also that of the device; another account’s stays', () => {
    writeDraft(draftOf('801', ''), typed('Nile Trading House'));
    writeDraft(draftOf('801', 'amal'), typed('Nile Trading House'));
    writeDraft(draftOf('801', 'kofi'), typed('Accra Imports'));
    dropNewDraft('801', 'amal');
    expect([companyOf('amal'), companyOf(''), companyOf('kofi')]).toEqual([
      undefined,
      undefined,
      'Accra Imports',
    ]);
  });
});
