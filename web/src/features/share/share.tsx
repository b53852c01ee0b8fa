import { openModal } from '#ui/modal/open-modal.ts';
import { showToast } from '#ui/toast/show-toast.ts';
import { CopyField } from './CopyField.tsx';

export type ShareWords = {
  /** The message after the address was copied. */
  readonly copied: string;
  /** The title of the dialog with the address, where there is no clipboard. */
  readonly copyYourself: string;
};

/**
 * Shares an address, by default the page's, by the system's share sheet; else copies it; else shows it to be copied by
 * hand (a page without HTTPS has no clipboard).
 */
export async function share(words: ShareWords, address = pageAddress()): Promise<void> {
  if ('share' in navigator) {
    // A rejection means that the visitor closed the sheet.
    await navigator.share({ title: document.title, url: address }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(address);
    showToast(words.copied);
  } catch {
    await openModal({
      type: 'simple',
      title: words.copyYourself,
      content: <CopyField address={address} label={words.copyYourself} />,
    });
  }
}

const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ??
  location.href.split(/[?#]/, 1)[0] ??
  location.href;
