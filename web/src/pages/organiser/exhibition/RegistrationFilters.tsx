import { useLingui } from '@lingui/react/macro';
import { ListFilter } from './ListFilter.tsx';

/** The conditions of the registrations. */
export function RegistrationFilters() {
  const { t } = useLingui();
  return (
    <>
      <ListFilter
        name="state"
        label={t`Badge`}
        options={[
          { value: '', label: t`All badges` },
          { value: 'valid', label: t`Valid` },
          { value: 'revoked', label: t`Revoked` },
          { value: 'checked-in', label: t`Scanned at a gate` },
        ]}
      />
      <ListFilter
        name="vip"
        label={t`VIP guests`}
        options={[
          { value: '', label: t`All visitors` },
          { value: 'yes', label: t`VIP guests only` },
          { value: 'no', label: t`Without VIP guests` },
        ]}
      />
      <ListFilter
        name="verified"
        label={t`Confirmed contact`}
        options={[
          { value: '', label: t`All visitors` },
          { value: 'email', label: t`Email` },
          { value: 'mobile', label: t`Phone` },
          { value: 'whatsapp', label: t`WhatsApp` },
        ]}
      />
    </>
  );
}
