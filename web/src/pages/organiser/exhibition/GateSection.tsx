import { ExhibitionScanner } from '#features/badge-scanner/Scanner.tsx';
import type { SectionProps } from './sections.ts';

/** Checks visitors in with this device, on a desktop too. */
export function GateSection({ id, timeZone }: Pick<SectionProps, 'id' | 'timeZone'>) {
  return (
    <div className="grid max-w-md gap-6">
      <ExhibitionScanner fair={{ id, timeZone }} isGate />
    </div>
  );
}
