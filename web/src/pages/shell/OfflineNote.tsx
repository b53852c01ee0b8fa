import { useOnline } from '#platform/online.ts';
import { OfflineText } from './later-parts.ts';

export function OfflineNote() {
  return !useOnline() && <OfflineText />;
}
