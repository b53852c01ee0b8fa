import { useLingui } from '@lingui/react/macro';
import type { VisitPurpose } from '#graphql';

/** §3 The purposes of all fairs in the page's language. */
export function usePurposeLabels(): Readonly<Record<VisitPurpose, string>> {
  const { t } = useLingui();
  return {
    PROCURE: t`Buy products`,
    CONDUCT: t`Do business on site`,
    GAIN: t`Learn about the market`,
    INNOVATIVE: t`Find new products and technology`,
    LEARN: t`Attend talks and events`,
    SEEK: t`Find business partners`,
    PREPARE: t`Plan purchases for next season`,
    MEETING: t`Meet my suppliers`,
    COLLECT: t`Collect information`,
    SEARCH: t`Find a brand to represent`,
  };
}
