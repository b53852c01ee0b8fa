// Which of the typed addresses a person has proven by a code.
import { emailPattern } from '@fairgate/schema/rules/email-pattern';
import { dialingCodePattern, mobilePattern } from '@fairgate/schema/rules/phone-pattern';
import type { VerificationChannel } from '#graphql';

/** A code was entered: the address is the person's until `until` (ms). */
export type Proof = {
  readonly channel: VerificationChannel;
  readonly address: string;
  readonly id: string;
  readonly until: number;
};

export type Contact = { readonly email: string; readonly dialingCode: string; readonly mobile: string };

/** The address that a channel reaches, as it is shown; undefined while it is not typed in full. */
export function addressOf(
  channel: VerificationChannel,
  { email, dialingCode, mobile }: Contact,
): string | undefined {
  if (channel === 'EMAIL') return emailPattern.test(email.trim()) ? email.trim() : undefined;
  const [code, number] = [dialingCode.trim(), mobile.trim()];
  return dialingCodePattern.test(code) && mobilePattern.test(number)
    ? `+${code.replace('+', '')} ${number}`
    : undefined;
}

/** The proof of an address as it is typed now. */
export function proofOf(
  proofs: readonly Proof[],
  channel: VerificationChannel,
  address: string | undefined,
  now = Date.now(),
): Proof | undefined {
  return proofs.find((proof) => proof.channel === channel && proof.address === address && proof.until > now);
}

/** The ids for the registration: a proof of an address that was changed is left out. */
export function proofIds(proofs: readonly Proof[], contact: Contact): string[] {
  return proofs.flatMap((proof) =>
    proofOf(proofs, proof.channel, addressOf(proof.channel, contact)) === proof ? [proof.id] : [],
  );
}

/** With a new proof, which replaces an older one of its channel. */
export function withProof(proofs: readonly Proof[], proof: Proof): readonly Proof[] {
  return [...proofs.filter(({ channel }) => channel !== proof.channel), proof];
}
