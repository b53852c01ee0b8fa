import { Trans, useLingui } from '@lingui/react/macro';
import { chipStyle, RemovableChip } from '#ui/Chip.tsx';
import { type AskedSupplier, removedIn } from './rfq-values.ts';
import type { RfqFieldsForm } from './use-rfq-fields.ts';

type Props = {
  readonly form: RfqFieldsForm;
  /** The supplier of the product: asked in any case. */
  readonly fixed: AskedSupplier | undefined;
  readonly suggested: readonly AskedSupplier[];
};

/** The suppliers that the RFQ goes to; a press removes a suggested one, another press adds it again. */
export function AskedSuppliers({ form, fixed, suggested }: Props) {
  const { t } = useLingui();
  if (!fixed && suggested.length === 0) return null;
  return (
    <form.Field name="without">
      {(field) => {
        const removed = removedIn({ without: field.state.value });
        return (
          <div className="grid gap-1.5">
            <p className="text-sm font-semibold">
              <Trans>Sent to</Trans>
            </p>
            <ul className="flex flex-wrap gap-2">
              {fixed && (
                <li className={chipStyle}>
                  <bdi className="truncate">{fixed.name}</bdi>
                </li>
              )}
              {suggested.map(({ id, name }) => (
                <li key={id} className="max-w-full">
                  {removed.includes(id) ? (
                    <button
                      type="button"
                      aria-label={t`Add ${name}`}
                      className={`${chipStyle} border-dashed text-mute`}
                      onClick={() => field.handleChange(removed.filter((one) => one !== id).join(' '))}
                    >
                      + <bdi className="truncate">{name}</bdi>
                    </button>
                  ) : (
                    <RemovableChip
                      label={t`Remove ${name}`}
                      onClick={() => field.handleChange([...removed, id].join(' '))}
                    >
                      {name}
                    </RemovableChip>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </form.Field>
  );
}
