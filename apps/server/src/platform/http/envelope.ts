import { successCode, type Envelope } from '@fairway/contract';
import type { ErrorName, ErrorParam } from '@fairway/contract/errors/index.ts';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { errorText, type Language } from '../errors.ts';

export function success<T>(data: T): Envelope<T> {
  return { code: successCode, msg: '', data };
}

export function refusal(
  error: ErrorName,
  language: Language,
  params: Readonly<Record<string, ErrorParam>> = {},
  data: unknown = null,
): Envelope {
  return { code: errorTable[error].code, msg: errorText(error, language, params), data };
}
