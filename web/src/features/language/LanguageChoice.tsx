import { locales, type LanguageCode } from '@fairgate/schema/locales';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { Check } from '#ui/icons.tsx';
import { useState } from 'react';
import { deviceOfWindow } from '#platform/device.ts';
import { textsNotLoaded } from '#platform/texts-not-loaded.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Modal } from '#ui/modal/Modal.tsx';
import { errorText } from '#ui/error-text.ts';
import { showToast } from '#ui/toast/show-toast.ts';

type Props = {
  readonly current: LanguageCode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSwitch: (language: LanguageCode) => Promise<void>;
};

/** The nineteen languages (§3), each by its own name. */
export function LanguageChoice({ current, open, onClose, onSwitch }: Props) {
  const { i18n, t } = useLingui();
  const { site } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState<LanguageCode>();
  const choose = async (language: LanguageCode) => {
    if (pending) return;
    setPending(language);
    try {
      if (language !== current) await onSwitch(language);
      onClose();
    } catch {
      // §8: the text names what could not be loaded.
      showToast(errorText(i18n, textsNotLoaded(language, site)), { kind: 'error' });
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Modal
      open={open}
      title={t`Language`}
      width="40rem"
      position={deviceOfWindow() === 'phone' ? 'bottom' : 'center'}
      onClose={onClose}
    >
      <ul className="grid grid-cols-2 gap-1 font-system sm:grid-cols-3">
        {locales.map(({ code, tag, endonym, direction }) => (
          <li key={code}>
            <button
              type="button"
              aria-current={code === current}
              className="flex min-h-11 w-full items-center justify-between gap-2 rounded-md px-3 text-start hover:bg-surface aria-[current=true]:bg-surface aria-[current=true]:font-semibold"
              onClick={() => void choose(code)}
            >
              <bdi lang={tag} dir={direction}>
                {endonym}
              </bdi>
              {pending === code ? (
                <LoadingIndicator small />
              ) : (
                code === current && <Check aria-hidden size={18} />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
