/**
 * Every answer: code 0 and the result, or a code of the error table, its text in the caller's language, and in `data`
 * what helps to mend it (fields that are wrong, the true balance, the new price) or null.
 */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

export const successCode = 0;
