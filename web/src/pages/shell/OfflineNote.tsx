import { useOnline } from '#platform/online.ts';
import { OfflineText } from './on-demand-parts.ts';

export function OfflineNote() {
  return !useOnline() && <OfflineText />;
}
