import type { ExhibitorFilterName } from '@fairgate/schema/exhibitor-filters';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#ui/format.ts';

type Texts = {
  readonly label: string;
  /** The choice of no value. */
  readonly all: string;
  /** The name of a value that the service does not name. */
  readonly nameOf: (value: string) => string | null;
};

/** The filters that are chosen from a list. The plan and the list of exhibitors show halls in their own way. */
export type SelectName = Exclude<ExhibitorFilterName, 'hall'>;

export function useExhibitorFilterTexts(): Readonly<Record<SelectName, Texts>> {
  const { t } = useLingui();
  const { country } = useFormat();
  return {
    category: { label: t`Category`, all: t`All categories`, nameOf: () => null },
    country: { label: t`Country`, all: t`All countries`, nameOf: country },
  };
}
