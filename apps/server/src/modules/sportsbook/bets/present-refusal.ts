import { errorTable, type ErrorName, type ErrorParam } from '@fairway/contract/errors/index.ts';
import { errorText } from '@fairway/contract/errors/error-text.ts';

/** A refusal by name, in both languages. */
export function presentRefusal(
  name: string,
  params: Readonly<Record<string, ErrorParam>>,
): { code: number; name: string; text: { zh: string; en: string } } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- hasOwn has just said so
  const known = Object.hasOwn(errorTable, name) ? (name as ErrorName) : 'fault';
  const row = errorTable[known];
  return {
    code: row.code,
    name: known,
    text: { zh: errorText(row, 'zh', params), en: errorText(row, 'en', params) },
  };
}
