import { useLingui } from '@lingui/react/macro';
import { LoaderCircle } from '#ui/icons.tsx';

/** A loading indicator (§2.8). For a page or a list, use a skeleton of its real shape. */
export function LoadingIndicator({ small = false }: { small?: boolean }) {
  const { t } = useLingui();
  return (
    <span role="status" className={small ? 'inline-flex' : 'flex justify-center p-8 text-mute'}>
      <LoaderCircle aria-hidden size={small ? 18 : 28} className="turning" />
      <span className="sr-only">{t`Loading`}</span>
    </span>
  );
}
