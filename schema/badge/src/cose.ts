// COSE_Sign1 (RFC 9052 §4.2) with EdDSA and a key id, and nothing unsigned.
import { encode } from 'cborg';
import { decodeStrictly } from './claims.ts';

/** The first characters of every code, with the version of the format. */
export const codePrefix = 'FG1:';

/** CBOR tag 18, COSE_Sign1. */
const tag = 0xd2;
const header = { algorithm: 1, keyId: 4 } as const;
/** RFC 9053 §2.2. */
const edDsa = -8;
const signatureBytes = 64;
const nothing = new Uint8Array(0);

export type Message = {
  readonly protectedHeader: Uint8Array;
  readonly payload: Uint8Array;
  readonly signature: Uint8Array<ArrayBuffer>;
};

export function encodeHeader(keyId: Uint8Array): Uint8Array {
  return encode(
    new Map<number, number | Uint8Array>([
      [header.algorithm, edDsa],
      [header.keyId, keyId],
    ]),
  );
}

/** The bytes that are signed (RFC 9052 §4.4). */
export function signedBytes({
  protectedHeader,
  payload,
}: Omit<Message, 'signature'>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(encode(['Signature1', protectedHeader, nothing, payload]));
}

export function encodeMessage({ protectedHeader, payload, signature }: Message): Uint8Array {
  const body = encode([protectedHeader, new Map(), payload, signature]);
  const bytes = new Uint8Array(1 + body.length);
  bytes[0] = tag;
  bytes.set(body, 1);
  return bytes;
}

/** The message and its key's id; undefined for any other message. @throws for malformed CBOR */
export function decodeMessage(bytes: Uint8Array): { message: Message; keyId: Uint8Array } | undefined {
  if (bytes[0] !== tag) return undefined;
  const parts = decodeStrictly(bytes.subarray(1));
  if (!Array.isArray(parts) || parts.length !== 4) return undefined;
  const [protectedHeader, unprotected, payload, signature] = parts as unknown[];
  if (!(protectedHeader instanceof Uint8Array) || !(payload instanceof Uint8Array)) return undefined;
  if (!(signature instanceof Uint8Array) || signature.length !== signatureBytes) return undefined;
  if (!(unprotected instanceof Map) || unprotected.size > 0) return undefined;
  const headers = decodeStrictly(protectedHeader);
  if (!(headers instanceof Map) || headers.size !== 2 || headers.get(header.algorithm) !== edDsa)
    return undefined;
  const keyId: unknown = headers.get(header.keyId);
  if (!(keyId instanceof Uint8Array)) return undefined;
  return { message: { protectedHeader, payload, signature: new Uint8Array(signature) }, keyId };
}
