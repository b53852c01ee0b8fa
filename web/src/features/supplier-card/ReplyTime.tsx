import { Plural, Trans } from '@lingui/react/macro';
import type { SupplierCardFragment } from '#graphql';
import { useFormat } from '#ui/format.ts';

type Responsiveness = NonNullable<SupplierCardFragment['responsiveness']>;

/** How many enquiries a supplier answers, and how soon. The median is rounded up: "within" stays true. */
export function ReplyTime({ rate, medianHours }: Pick<Responsiveness, 'rate' | 'medianHours'>) {
  const { percent } = useFormat();
  const hours = Math.max(1, Math.ceil(medianHours));
  return (
    <Trans>
      Replies to {percent(rate)} of enquiries within a day, usually within{' '}
      <Plural value={hours} one="# hour" other="# hours" />
    </Trans>
  );
}
