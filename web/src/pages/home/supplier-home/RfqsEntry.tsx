import { Plural, Trans } from '@lingui/react/macro';
import { FileText } from '#ui/icons-on-demand.tsx';
import { Entry } from './Entry.tsx';

/** The way to the buyers' requests for quotation, with how many wait for an answer. */
export function RfqsEntry({ count }: { readonly count: number }) {
  return (
    <Entry to="/supplier-rfqs" icon={FileText} title={<Trans>Buyers’ requests</Trans>}>
      {count > 0 ? (
        <Plural value={count} one="# request to answer" other="# requests to answer" />
      ) : (
        <Trans>No request waits for your quotation.</Trans>
      )}
    </Entry>
  );
}
