import { keywordMaxCharacters, rfqMaxCharacters } from '@fairgate/schema/limits';
import type { RfqSearch } from './rfq-search.ts';
import type { RfqValues } from './rfq-values.ts';

/** The props of the form. A short description is the name of the product; a question is a part of the details. */
export function formOf(search: RfqSearch) {
  const { rfq_description: wanted = '', rfq_question: question = '', rfq_email: email = '' } = search;
  const isName = wanted.length <= keywordMaxCharacters && !wanted.includes('\n');
  const description = [isName ? '' : wanted, question].filter(Boolean).join('\n\n');
  const given: Partial<RfqValues> = {
    productName: isName ? wanted.trim() : '',
    description: description.slice(0, rfqMaxCharacters.description),
    email,
  };
  return { given, sourceCode: search.rfq_source, againId: search.rfq_id };
}
