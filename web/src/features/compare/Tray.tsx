import { useCompared } from './compared.ts';
import { TrayBar } from './TrayBar.tsx';

export function Tray() {
  const items = useCompared();
  return items.length === 0 ? null : <TrayBar items={items} />;
}
