import { useLingui } from '@lingui/react/macro';
import type { ReportReason } from '#graphql';

/** Why a conversation is reported. */
export function useReportReasons(): Readonly<Record<ReportReason, string>> {
  const { t } = useLingui();
  return {
    SPAM: t`Advertising or spam`,
    FRAUD: t`Fraud or false claims`,
    ABUSE: t`Insults or threats`,
    OTHER: t`Something else`,
  };
}
