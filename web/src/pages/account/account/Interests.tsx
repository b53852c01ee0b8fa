import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { TagChoice } from '#features/tag-picker/tag-choice.ts';
import { useCompletePurchaseInfoMutation } from '#operations/complete-purchase-info.ts';
import { useSetTagsMutation } from '#operations/set-tags.ts';
import { notifyViewerChanged } from '#platform/session/signed-in.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { ErrorOfOperation } from '#ui/ErrorOfOperation.tsx';
import { useAttempt } from '#platform/use-attempt.ts';

type Props = { readonly tagCodes: readonly string[]; /** In their own words. */ readonly product: string };

/** §3 Tags of interest. A change in the picker is saved at once. */
export function Interests({ tagCodes, product }: Props) {
  const { t } = useLingui();
  const [setTags] = useSetTagsMutation();
  const [complete] = useCompletePurchaseInfoMutation();
  const [chosen, setChosen] = useState<TagChoice>();
  const { error, attempt } = useAttempt();
  const saved: TagChoice = { tag: tagCodes.map((code) => ({ value: code, label: code })), product };

  async function save(choice: TagChoice) {
    setChosen(choice);
    // On an error the choice stays, so that it can be saved again.
    if (
      !(await attempt(
        setTags({ variables: { tagCodes: choice.tag.map(({ value }) => value) } }),
        (data) => data.setTags,
      ))
    )
      return;
    const input = { productName: choice.product || null };
    if (
      choice.product !== product &&
      !(await attempt(complete({ variables: { input } }), (data) => data.completePurchaseInfo))
    )
      return;
    setChosen(undefined);
    notifyViewerChanged();
    showToast(t`Saved`);
  }

  return (
    <div className="grid gap-3">
      <TagField
        label={t`Products you’re interested in`}
        value={chosen ?? saved}
        onChange={(choice) => void save(choice)}
      />
      <ErrorOfOperation error={error} />
    </div>
  );
}
