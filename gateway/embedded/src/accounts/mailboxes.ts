import { emailPattern } from '@fairgate/schema/rules/email';
import { loadOnce } from '../load-once.ts';

/** The kind of mailbox: invalid, disposable, of a public provider, or of a company's own domain. */
export type MailboxKind = 'malformed' | 'disposable' | 'public' | 'company';

type Lists = { readonly disposable: ReadonlySet<string>; readonly free: ReadonlySet<string> };

/** Checks the lists of two packages, without network access (§5: it must answer within 3 s). */
export async function mailboxKindOf(email: string): Promise<MailboxKind> {
  if (!emailPattern.test(email)) return 'malformed';
  const { disposable, free } = await lists();
  const domains = withParents(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
  // Many disposable providers are on the other list too.
  if (domains.some((domain) => disposable.has(domain))) return 'disposable';
  return free.has(domains[0] ?? '') ? 'public' : 'company';
}

// 20,000 names that most processes do not need.
const lists = loadOnce(async (): Promise<Lists> => {
  const [{ disposableEmailBlocklistSet }, { default: free }] = await Promise.all([
    import('disposable-email-domains-js'),
    import('email-providers/all.json', { with: { type: 'json' } }),
  ]);
  return { disposable: disposableEmailBlocklistSet(), free: new Set<string>(free) };
});

/** 'a.b.com' → ['a.b.com', 'b.com']: disposable providers hand out subdomains. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
