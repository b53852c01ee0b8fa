import { type CardType, cardView } from '@fairgate/schema/urls/exhibition';

/** What a shown code holds: the id of the share and the signed card with the disclosed fields. */
export type ShownCode = { readonly id: string; readonly signedCode: string };

/**
 * The address in the code. The card is behind the #, which browsers keep to themselves: no server receives it.
 * International, because other sites lack the page.
 * @param type whose card it is.
 */
export function cardLink(type: CardType, { id, signedCode }: ShownCode): string {
  return `${location.origin}${cardView.format({ type })}#${id}.${signedCode}`;
}

/** undefined for another text. */
export function readCardLink(text: string): ShownCode | undefined {
  const [, id, signedCode] = /#([\da-f-]{36})\.([\w.~-]+)$/.exec(text) ?? [];
  return id !== undefined && signedCode !== undefined ? { id, signedCode } : undefined;
}
