// What was shared to the app comes into the draft of an RFQ: what is there already stays.
import { keywordMaxCharacters, rfqMaxCharacters } from '@fairgate/schema/limits';
import type { Share } from '#platform/attachments/shares.ts';
import type { RfqValues } from './rfq-values.ts';

type Words = Pick<RfqValues, 'productName' | 'description'>;

const isName = (text: string) =>
  text.length <= keywordMaxCharacters && !text.includes('\n') && !/^https?:\/\//.test(text);

/** A short first text names the product, if nothing does yet; all others follow the description. */
export function withShared(
  { productName = '', description = '' }: Partial<Words>,
  { title, text, url }: Pick<Share, 'title' | 'text' | 'url'>,
): Words {
  // Many apps put the address into the text, too.
  const texts = [...new Set([title, text, text.includes(url) ? '' : url])].filter(Boolean);
  const [first = '', ...rest] = texts;
  const names = productName.trim() === '' && isName(first);
  const added = (names ? rest : texts).filter((one) => !description.includes(one));
  const whole = [description.trimEnd(), ...added].filter(Boolean).join('\n\n');
  return {
    productName: names ? first : productName,
    description:
      added.length === 0
        ? description
        : whole.slice(0, Math.max(description.length, rfqMaxCharacters.description)),
  };
}
