// What the table of errors (errors.ts) says of each.

/** The app's reaction besides the text (§8 column 3). */
export type ErrorEffect = 'log-out' | 'ask-for-login' | 'lead-to-login' | 'lead-to-register';

/**
 * What must happen before the same request can be accepted. An error without it is final. connection: another attempt;
 * the first one may have arrived. repair: the same, when the service works again. wait: time, and nothing was done.
 * session: another attempt, without the session, which has ended. login: the person logs in. room: the person removes something.
 * release: an app and a server that fit together, which is what all errors of the kind "request" wait for.
 */
export type ErrorRemedy = 'connection' | 'repair' | 'wait' | 'session' | 'login' | 'room' | 'release';

/** An error that the app can show to a person. */
export type PersonError = {
  /**
   * fault: not caused by the person, always a GraphQL error with `extensions.code`. failure: an expected outcome. In
   * a mutation it is a member of the result union; a query has no union and returns it as a GraphQL error with the
   * same code.
   */
  readonly kind: 'fault' | 'failure';
  /** For programmers: the description of the code in the SDL. */
  readonly description: string;
  /** Id of the text in web/src/locales (§8 column 3). */
  readonly key: string;
  /**
   * The English message of an answer: the words of §8 if it has any. {name} is replaced by a value of the error's
   * data.
   */
  readonly message: string;
  /** The English text on screen, in ICU MessageFormat; only if it differs from `message`. */
  readonly shown?: string;
  /**
   * Whether a page as a whole can fail with it: then its text is part of every page. Or the text for pages, where `shown`
   * is about something else.
   */
  readonly page?: true | { readonly key: string; readonly shown: string };
  readonly effect?: ErrorEffect;
  readonly remedy?: ErrorRemedy;
  /** HTTP status of a page that fails with it (RFC 9110 §15); 500 without it. */
  readonly status?: number;
  /** The member of result unions for failures with data. Others are a Refusal. */
  readonly member?: string;
};

/**
 * A mistake in the client's request, found by GraphQL itself. The message is GraphQL's; on screen it is a
 * SERVER_ERROR.
 */
type RequestError = { readonly kind: 'request'; readonly description: string };

export type ErrorEntry = PersonError | RequestError;
