import type {
  QuotationTemplateFieldsFragment,
  RfqFormOptionsFragment,
  SupplierRfqDetailFragment,
} from '#graphql';

/** What the parts of a supplier's answer to an RFQ need. */
export type AnswerProps = {
  readonly rfq: SupplierRfqDetailFragment;
  readonly supplierId: string;
  /** The id of the user's account. */
  readonly account: string;
  readonly options: RfqFormOptionsFragment;
  readonly templates: readonly QuotationTemplateFieldsFragment[];
  readonly onChange: () => void;
};
