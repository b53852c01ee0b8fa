import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RfqFormOptionsFragment } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyView } from '#ui/EmptyView.tsx';
import { Lock } from '#ui/icons-on-demand.tsx';
import { OwnRfq } from '../OwnRfq.tsx';
import { EditForm } from './EditForm.tsx';

type Props = { readonly id: string; readonly options: RfqFormOptionsFragment };

/** An RFQ that is open, or whose last day is over, can be changed. */
export function Edit({ id, options }: Props) {
  return (
    <OwnRfq id={id}>
      {(rfq, account) =>
        rfq.state === 'OPEN' || rfq.state === 'EXPIRED' ? (
          <EditForm key={id} rfq={rfq} account={account} options={options} />
        ) : (
          <EmptyView
            icon={Lock}
            title={<Trans>This request can’t be changed</Trans>}
            actions={
              <>
                <Link to="/rfq" search={{ rfq_id: id }} className={buttonStyle({ look: 'primary' })}>
                  <Trans>Start a new one with it</Trans>
                </Link>
                <Link to="/rfq/detail" search={{ rfq_id: id }} className={buttonStyle()}>
                  <Trans>See your request</Trans>
                </Link>
              </>
            }
          >
            <Trans>It has been awarded or closed.</Trans>
          </EmptyView>
        )
      }
    </OwnRfq>
  );
}
