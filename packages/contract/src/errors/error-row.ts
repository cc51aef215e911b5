/** Whether trying again can help: never; later, unchanged; after the member mends the input; at once with the same operation id. */
export type Retry = 'never' | 'later' | 'afterFix' | 'sameKey';

/** Where a screen shows the text: beside a form field, as a toast, as a page of its own, or not at all. */
export type Show = 'field' | 'toast' | 'page' | 'silent';

/** The action a screen offers beside the text. */
export type Remedy =
  | 'login'
  | 'captcha'
  | 'robotCheck'
  | 'bindPhone'
  | 'setRealName'
  | 'addPayoutMethod'
  | 'identityForm'
  | 'setWithdrawPassword'
  | 'customerService'
  | 'openOrder'
  | 'otherPayType'
  | 'depositGuide'
  | 'deposit'
  | 'reloadPrices'
  | 'reloadPage'
  | 'playLimits'
  | 'secondFactor';

/** What a family file writes. `http` is left out for business refusals, which answer 200. */
export interface ErrorSeed {
  readonly code: number;
  readonly zh: string;
  readonly en: string;
  readonly retry: Retry;
  readonly show: Show;
  readonly http?: number;
  readonly field?: string;
  readonly remedy?: Remedy;
}

/**
 * One refusal. `code` travels in the envelope, `name` is what code throws, `zh` and `en` may hold `{placeholders}`.
 * `field` names the form field for `show: 'field'`, unless the answer itself names one in `data.field`.
 */
export interface ErrorRow extends ErrorSeed {
  readonly name: string;
  readonly http: number;
}

/** The rows of one family with their names and the default HTTP status filled in; literal texts and codes are kept. */
export type ErrorFamily<Seeds extends Record<string, ErrorSeed>> = {
  readonly [Name in keyof Seeds & string]: Seeds[Name] & ErrorRow & { readonly name: Name };
};

/** Turns a family's seeds into rows: adds the name and HTTP 200 where none is given (specification section 7). */
export function defineErrors<const Seeds extends Record<string, ErrorSeed>>(
  seeds: Seeds,
): ErrorFamily<Seeds> {
  const rows = Object.entries(seeds).map(([name, seed]) => [name, { http: 200, ...seed, name }] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys the type keeps
  return Object.fromEntries(rows) as unknown as ErrorFamily<Seeds>;
}
