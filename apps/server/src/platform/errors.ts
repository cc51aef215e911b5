import {
  errorTable,
  errorText as textOf,
  type ErrorName,
  type ErrorParam,
  type ErrorParams,
  type ErrorRow,
  type PlainErrorName,
} from '@fairway/contract/errors/index.ts';

/** After the name come the values of the text's placeholders (none to give for a plain text), then what helps to mend it. */
type Rest<Name extends ErrorName> = Name extends PlainErrorName
  ? [params?: Readonly<Record<string, ErrorParam>>, data?: unknown]
  : [params: ErrorParams<Name>, data?: unknown];

/**
 * A refusal by its name in the error table: `throw new AppError('underAge', { age: 18 })`. `data` goes to the caller
 * beside the code: the fields that are wrong, the true balance, the new price. Never put secrets or another member's facts
 * into it. Thrown inside a transaction it rolls the transaction back.
 */
export class AppError<Name extends ErrorName = ErrorName> extends Error {
  override name = 'AppError';
  readonly error: Name;
  readonly params: Readonly<Record<string, ErrorParam>>;
  readonly data: unknown;

  constructor(error: Name, ...[params, data]: Rest<Name>) {
    super(error);
    this.error = error;
    this.params = params ?? {};
    this.data = data ?? null;
  }

  get row(): ErrorRow {
    return errorTable[this.error];
  }
}

/** A refusal read back from where it was stored, its parameters with it. */
export function restoreAppError(
  error: ErrorName,
  params: Readonly<Record<string, ErrorParam>>,
  data: unknown,
): AppError {
  return new AppError(error, params as never, data);
}

export type Language = 'zh-CN' | 'en';

/** The text of a refusal in the caller's language, with its placeholders filled. */
export function errorText(
  error: ErrorName,
  language: Language,
  params: Readonly<Record<string, ErrorParam>> = {},
): string {
  return textOf(errorTable[error], language === 'en' ? 'en' : 'zh', params);
}
