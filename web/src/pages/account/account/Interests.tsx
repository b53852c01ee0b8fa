import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TagField } from '#features/tag-picker/TagField.tsx';
import type { TagChoice } from '#features/tag-picker/tag-choice.ts';
import { useCompletePurchaseInfoMutation } from '#operations/complete-purchase-info.ts';
import { useSetTagsMutation } from '#operations/set-tags.ts';
import { outcomeOf, type Trouble } from '#platform/outcome.ts';
import { viewerChanged } from '#platform/session/signed-in.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { AccountTrouble } from '../AccountTrouble.tsx';

type Props = { readonly tagCodes: readonly string[]; /** In their own words. */ readonly product: string };

/** §3 Tags of interest. What the picker gives is saved at once. */
export function Interests({ tagCodes, product }: Props) {
  const { t } = useLingui();
  const [setTags] = useSetTagsMutation();
  const [complete] = useCompletePurchaseInfoMutation();
  const [chosen, setChosen] = useState<TagChoice>();
  const [trouble, setTrouble] = useState<Trouble>();
  const saved: TagChoice = { tag: tagCodes.map((code) => ({ value: code, label: code })), product };

  async function save(choice: TagChoice) {
    setChosen(choice);
    setTrouble(undefined);
    const codes = choice.tag.map(({ value }) => value);
    const { trouble: met } = await outcomeOf(setTags({ variables: { tagCodes: codes } }), (data) => data.setTags);
    const { trouble: then } = met || choice.product === product
      ? { trouble: met }
      : await outcomeOf(complete({ variables: { input: { productName: choice.product || null } } }), (data) => data.completePurchaseInfo);
    setTrouble(then);
    // What was not saved stays chosen, to be tried again.
    if (then) return;
    setChosen(undefined);
    viewerChanged();
    showToast(t`Saved`);
  }

  return (
    <div className="grid gap-3">
      <TagField label={t`Products that interest you`} value={chosen ?? saved} onChange={(choice) => void save(choice)} />
      <AccountTrouble trouble={trouble} />
    </div>
  );
}
