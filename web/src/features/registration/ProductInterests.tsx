import { tagMaxCount } from '@fairgate/schema/limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Industry } from '#graphql';
import { ChoiceSet } from './ChoiceSet.tsx';
import type { RegistrationParts } from './parts.ts';

type Props = Pick<RegistrationParts, 'TagField'> & {
  readonly name: string;
  /** §7.3 Hot tags, for one press. */
  readonly hot: readonly { readonly value: string; readonly label: string }[];
  readonly codes: readonly string[];
  readonly industry: Industry | undefined;
  readonly onChange: (codes: readonly string[]) => void;
  /** A product name for which there is no tag. */
  readonly onProduct: (name: string) => void;
};

/** §3 Products of interest: the fair's hot tags, and all tags of its industry in the picker of §2.8. */
export function ProductInterests({ name, hot, codes, industry, TagField, onChange, onProduct }: Props) {
  const { t } = useLingui();
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const isHot = new Set(hot.map(({ value }) => value));
  const nameOf = (code: string) => hot.find(({ value }) => value === code)?.label ?? labels.get(code) ?? code;
  return (
    <div className="grid gap-3">
      {hot.length > 0 && (
        <ChoiceSet
          label={<Trans>Products of interest</Trans>}
          name={name}
          value={codes}
          options={hot}
          onChange={(chosen) =>
            onChange([...codes.filter((code) => !isHot.has(code)), ...chosen].slice(0, tagMaxCount))
          }
        />
      )}
      <TagField
        label={hot.length > 0 ? t`More products of interest` : t`Products of interest`}
        industry={industry}
        value={{ tag: codes.map((value) => ({ value, label: nameOf(value) })), product: '' }}
        onChange={({ tag, product }) => {
          setLabels(new Map(tag.map(({ value, label }) => [value, label])));
          onChange(tag.map(({ value }) => value));
          if (product !== '') onProduct(product);
        }}
      />
    </div>
  );
}
