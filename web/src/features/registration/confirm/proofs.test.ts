import { describe, expect, it } from 'vitest';
import { addressOf, proofIds, proofOf, withProof, type Proof } from './proofs.ts';

const contact = { email: ' amal@nile.example ', dialingCode: '+20', mobile: '100 123 4567' };
const proof: Proof = {
  channel: 'MOBILE',
  address: '+20 100 123 4567',
  id: 'id-1',
  until: Date.now() + 60_000,
};

describe('§7.3 the proof of an address', () => {
  it('is for an address that is typed in full', () => {
    expect(addressOf('EMAIL', contact)).toBe('amal@nile.example');
    expect(addressOf('WHATSAPP', contact)).toBe('+20 100 123 4567');
    expect(addressOf('EMAIL', { ...contact, email: 'amal@' })).toBeUndefined();
    expect(addressOf('MOBILE', { ...contact, dialingCode: '' })).toBeUndefined();
  });

  it('goes with the registration until the address changes or §5 36 minutes are over', () => {
    expect(proofIds([proof], contact)).toEqual(['id-1']);
    expect(proofIds([proof], { ...contact, mobile: '100 123 4568' })).toEqual([]);
    expect(proofOf([proof], 'MOBILE', proof.address, proof.until)).toBeUndefined();
    expect(proofOf([proof], 'WHATSAPP', proof.address)).toBeUndefined();
  });

  it('replaces an older one of its channel', () => {
    const newer = { ...proof, id: 'id-2' };
    const mail: Proof = { ...proof, channel: 'EMAIL', id: 'id-3' };
    expect(withProof([proof, mail], newer)).toEqual([mail, newer]);
  });
});
