import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductCardFragment } from '#graphql';
import { Button } from '#ui/Button.tsx';
import { Check } from '#ui/icons.tsx';
import { Scale } from '#ui/icons-on-demand.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toast/show-toast.ts';
import { addCompared, comparedMost, removeCompared, useCompared } from './compared.ts';

type Props = {
  readonly product: ProductCardFragment;
  /** With a label, for the product's own page; otherwise an icon on a card. */
  readonly labelled?: boolean;
};

export function CompareToggle({ product, labelled = false }: Props) {
  const { i18n, t } = useLingui();
  const { id, name } = product;
  const isIn = useCompared().some((one) => one.product.id === id);
  const press = () => {
    if (isIn) removeCompared(id);
    else if (!addCompared(product, i18n.locale))
      showToast(t`You can compare up to ${comparedMost} products. Remove one first.`);
  };
  if (!labelled)
    return (
      <IconButton
        floating
        icon={isIn ? Check : Scale}
        label={t`Compare ${name}`}
        pressed={isIn}
        onClick={press}
      />
    );
  const Icon = isIn ? Check : Scale;
  return (
    <Button size="small" aria-pressed={isIn} onClick={press}>
      <Icon aria-hidden size={17} />
      <Trans>Compare</Trans>
    </Button>
  );
}
