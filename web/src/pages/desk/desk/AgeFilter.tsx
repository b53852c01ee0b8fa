import { useLingui } from '@lingui/react/macro';
import { DeskFilter } from './DeskFilter.tsx';

/** For how long something has waited for an answer at least. */
export function AgeFilter() {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <DeskFilter
        name="age"
        label={t`Without an answer for`}
        options={[
          { value: '', label: t`1 day or more` },
          { value: '48', label: t`2 days or more` },
          { value: '168', label: t`7 days or more` },
        ]}
      />
    </div>
  );
}
