// Addresses of attached files: signed, and of limited time. Whoever may read the thing that a file is attached to gets one.
import { fileAddressTtlMs } from '@fairgate/schema/limits';
import type { Secrets } from './secrets.ts';

export const fileVariants = ['file', 'preview'] as const;
export type FileVariant = (typeof fileVariants)[number];

export type FileAddresses = {
  /** The address of a file, the same for an hour: browsers store what it shows. */
  of: (id: string, variant: FileVariant) => string;
  /** Whether an address is ours and has not expired. */
  isValid: (address: { id: string; variant: FileVariant; expires: number; signature: string }) => boolean;
};

const purpose = 'file address';
const secondMs = 1_000;

export function createFileAddresses({ sign, isSigned }: Pick<Secrets, 'sign' | 'isSigned'>): FileAddresses {
  const signed = (id: string, variant: FileVariant, expires: number) => `${id} ${variant} ${expires}`;
  return {
    of(id, variant) {
      const hour = Math.ceil(Date.now() / fileAddressTtlMs);
      const expires = ((hour + 1) * fileAddressTtlMs) / secondMs;
      const search = new URLSearchParams({
        ...(variant === 'preview' && { variant }),
        expires: String(expires),
        signature: sign(purpose, signed(id, variant, expires)),
      });
      return `/files/${encodeURIComponent(id)}?${search}`;
    },
    isValid: ({ id, variant, expires, signature }) =>
      expires * secondMs > Date.now() && isSigned(purpose, signed(id, variant, expires), signature),
  };
}
