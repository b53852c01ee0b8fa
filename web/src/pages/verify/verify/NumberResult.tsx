import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { VerificationList } from '#features/supplier-card/VerificationList.tsx';
import type { VerifyQuery } from '#graphql';
import { buttonStyle } from '#ui/button-style.ts';
import { ShieldQuestion } from '#ui/icons-verification.ts';
import { TriangleAlert } from '#ui/icons.tsx';
import { BadgeResult } from './BadgeResult.tsx';
import { CertificateResult } from './CertificateResult.tsx';
import { SupplierLine } from './SupplierLine.tsx';
import { TextSpace } from '#ui/TextSpace.tsx';

type NumberCheck = VerifyQuery['verifyNumber'];

/** The results for the number, or that there are none; and which sources did not answer. */
export function NumberResult({ check }: { readonly check: NumberCheck }) {
  const { number, supplier, certificates, badges } = check;
  const found = supplier !== null || (certificates?.length ?? 0) > 0 || (badges?.length ?? 0) > 0;
  const unanswered = certificates === null || badges === null;
  return (
    <section aria-labelledby="result" className="grid gap-5">
      <h2 id="result" className="text-xl md:text-2xl">
        <Trans>
          Results for <bdi className="figures">{number}</bdi>
        </Trans>
      </h2>
      {supplier && (
        <ResultCard kind={<Trans>Supplier</Trans>}>
          <SupplierLine supplier={supplier} />
          <VerificationList verifications={supplier.verifications} findings />
        </ResultCard>
      )}
      {certificates?.map(({ certificate, supplier: holder }) => (
        <ResultCard key={`${certificate.code} ${holder?.id}`} kind={<Trans>Certificate</Trans>}>
          <CertificateResult certificate={certificate} holder={holder} />
        </ResultCard>
      ))}
      {badges?.map((badge) => (
        <ResultCard key={badge.exhibition.id} kind={<Trans>Fair badge</Trans>}>
          <BadgeResult badge={badge} />
        </ResultCard>
      ))}
      {unanswered && (
        <p role="status" className="flex max-w-[70ch] gap-3 rounded-md bg-time-tint p-4 text-time">
          <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          <Trans>
            We couldn’t check every source just now, so this result may be incomplete. Please try again in a
            minute.
          </Trans>
        </p>
      )}
      {!found && !unanswered && <Unknown />}
    </section>
  );
}

function ResultCard({ kind, children }: { readonly kind: ReactNode; readonly children: ReactNode }) {
  return (
    <article className="grid gap-4 rounded-lg border border-line p-4 md:p-6">
      <p className="text-sm font-semibold text-mute">{kind}</p>
      {children}
    </article>
  );
}

function Unknown() {
  return (
    <div className="grid max-w-[70ch] gap-4 rounded-lg border border-line bg-surface p-4 md:p-6">
      <p className="flex gap-3">
        <ShieldQuestion aria-hidden size={24} className="shrink-0 text-mute" />
        <span>
          <strong>
            <Trans>We don’t recognise this number.</Trans>
          </strong>
          <TextSpace />
          <Trans>
            We have no record of this number. That doesn’t prove it’s fake or genuine: ask the issuer, and
            don’t pay until you’re sure.
          </Trans>
        </span>
      </p>
      <p>
        <Link to="/customer-service" search={{ topic: 'SUPPLIERS' }} className={buttonStyle()}>
          <Trans>Contact our team</Trans>
        </Link>
      </p>
    </div>
  );
}
