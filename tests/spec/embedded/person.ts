// A client of the embedded services: a visitor, or an account with a token.
import type { Embedded, ServiceName } from './store.ts';

/** The paths of operations that need an account, or create one. */
export const ofAccounts =
  /^\/(register|login|account|oauth|follow|visit|card|organiser|operator|ticket|lead|message|inquiry|meeting|rfq|order)\/|^\/cart\/(cartInfo|update|updateCartProductIdList)|^\/offline\/(getPreData|registerInfo|promotionRegisterInfo|checkVIP)|^\/exhibition\/getOwnExhibitions|^\/lottery\/(spin|getOwnSpin)|^\/share\/(getOwnSharing|getClaims|claimPrize)|^\/suppliers\/querySupplierState|^\/chat\/(enterpriseChat|getEnterpriseChat)/;

export type Answer<Data = Record<string, unknown>> = {
  readonly status: number;
  readonly code: number;
  readonly data: Data;
  readonly text: string;
};

export type Person = {
  /**
   * Calls the buyer service, or another one in its dialect. A failure is an answer too. Each call has an idempotency key
   * of its own, unless `headers` has one.
   */
  call<Data = Record<string, unknown>>(
    path: string,
    data?: object,
    options?: { service?: ServiceName; headers?: Record<string, string>; language?: string },
  ): Promise<Answer<Data>>;
  /** The same person, signed in. */
  with(token: string): Person;
};

const device = { deviceId: 'WEB', deviceMake: 'WEB', deviceModel: 'WEB', sysType: 'WEB', sysVersion: 'WEB' };
let visitors = 0;

/** A new visitor without counted attempts. */
export function newPerson(
  embedded: Embedded,
  { token = '', visitorId = `v-${++visitors}` }: { token?: string; visitorId?: string } = {},
): Person {
  return {
    with: (other) => newPerson(embedded, { token: other, visitorId }),
    async call(path, data = {}, { service = 'buyer', headers = {}, language = 'en' } = {}) {
      const payload =
        service === 'supplier'
          ? { data, appVersion: 'WEB', device, time: 1, sign: '', token, lang: language, websiteId: '999' }
          : service === 'chat'
            ? {
                ...data,
                token,
                country: '',
                lang: language,
                exhibitonType: '',
                appVersion: 'H5',
                device,
                time: 1,
              }
            : { data, time: 1, lang: language, token };
      const answer = await embedded.services[service].inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'visitor-id': visitorId, 'idempotency-key': crypto.randomUUID(), ...headers },
      });
      return {
        status: answer.statusCode,
        text: answer.body,
        ...answer.json<{ code: number; data: never }>(),
      };
    },
  };
}

let emails = 0;
/** An email without an account. */
export const newEmail = (): string => `person${++emails}@nile.example`;

export const password = 'correct1';
type Registered = {
  readonly person: Person;
  readonly email: string;
  readonly token: string;
  readonly userId: string;
};

/** A new account, signed in. */
export async function register(embedded: Embedded, email = newEmail()): Promise<Registered> {
  const guest = newPerson(embedded);
  const { data } = await guest.call<{ tradeChinaToken: string; userId: string }>(
    '/register/registerV2.json',
    {
      email,
      password,
      appVersion: 'WEB',
    },
  );
  return {
    person: guest.with(data.tradeChinaToken),
    email,
    token: data.tradeChinaToken,
    userId: data.userId,
  };
}

export type Mail = {
  id: string;
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  /** The names of its files. */
  attachments: string[];
  createTime: string;
};

/** The mails to an email, newest first. */
export async function mailsTo(embedded: Embedded, email: string): Promise<Mail[]> {
  const answer = await embedded.services.buyer.inject({
    url: '/mailbox',
    headers: { 'x-service-key': embedded.serviceKey },
  });
  return answer.json<{ list: Mail[] }>().list.filter(({ to }) => to === email);
}

/** The secret in a mail's link, under a name. */
export function secretIn(mail: Mail | undefined, name: string): string {
  const found = [...(mail?.text ?? '').matchAll(/https:\S+/g)]
    .map(([url]) => new URL(url).searchParams.get(name))
    .find(Boolean);
  if (!found) throw new Error(`no ${name} in ${mail?.text ?? 'no mail'}`);
  return found;
}

/** Requests a reset link and returns its secret. */
export async function requestReset(embedded: Embedded, email: string, language = 'en'): Promise<string> {
  await newPerson(embedded).call('/account/sendResetPasswordLink.json', { email }, { language });
  return secretIn((await mailsTo(embedded, email))[0], 'reset_token');
}
