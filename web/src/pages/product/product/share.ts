import { showToast } from '#ui/toast/show-toast.ts';

/** Shares the page by the system's own sheet, or copies its address and says `copied`. */
export async function share(copied: string): Promise<void> {
  const address = location.href.split(/[?#]/, 1)[0] ?? location.href;
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url: address });
    else {
      await (navigator as Navigator).clipboard.writeText(address);
      showToast(copied);
    }
  } catch {
    // Closed without sharing: that was an answer too.
  }
}
