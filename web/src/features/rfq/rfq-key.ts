/**
 * The idempotency key with which an RFQ is sent. The same content of a draft has the same key, however often and from whichever tab
 * it is sent, and also after a login; another content has another key.
 */
export async function rfqKey(draft: string, content: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([draft, content]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
