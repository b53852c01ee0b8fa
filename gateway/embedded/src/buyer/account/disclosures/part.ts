import type { ContactDetail, ContactRecipient, DisclosureKind } from '@fairgate/schema/constants';

/** SQL of each detail: the column that must not be empty, or true where it is always there. */
type Details = { readonly [Detail in ContactDetail]?: string | true };

/** One way in which a buyer's details reach others. All but `kind`, `recipient` and `details` is SQL. */
type Part = {
  readonly kind: DisclosureKind;
  readonly recipient: ContactRecipient | { readonly sql: string };
  readonly supplier?: string;
  readonly exhibition?: string;
  /** Name and company of a person who is no supplier. */
  readonly person?: string;
  readonly company?: string;
  readonly at: string;
  /** How the buyer knows the thing. */
  readonly number?: string;
  /** The id of the buyer's page of the thing. */
  readonly thing?: string;
  /** The thing is closed, over or revoked. Whoever got the details still has them. */
  readonly closed: string;
  readonly details: Details;
  /** Tables and conditions: $1 is the buyer, $2 the buyer's email if it is confirmed, otherwise null. */
  readonly rows: string;
};

const arrayOf = (details: Details): string =>
  `array_remove(array[${Object.entries(details)
    .map(([name, column]) => (column === true ? `'${name}'` : `case when ${column} <> '' then '${name}' end`))
    .join(', ')}]::text[], null)`;

export const part = ({ kind, recipient, details, rows, ...columns }: Part): string => `
  select '${kind}' as kind, ${typeof recipient === 'string' ? `'${recipient}'` : recipient.sql} as recipient,
    ${columns.supplier ?? 'null'}::int as supplier_id, ${columns.exhibition ?? 'null'}::int as exhibition_id,
    ${columns.person ?? 'null'}::text as person, ${columns.company ?? 'null'}::text as company, ${columns.at} as at,
    ${columns.number ?? 'null'}::text as number, ${columns.thing ?? 'null'}::int as thing_id, ${columns.closed} as closed,
    ${arrayOf(details)} as details
  from ${rows}`;
