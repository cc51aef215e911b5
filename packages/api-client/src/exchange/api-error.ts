import type { ErrorReaction } from '@fairway/contract/errors/error-reactions.ts';

export interface RefusalFacts {
  code: number;
  msg: string;
  data: unknown;
  requestId: string;
  status: number;
  row?: ErrorReaction | undefined;
}

/** A refusal as a caller meets it: the envelope's code and text, what helps to mend it, and the request's id. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly data: unknown;
  readonly requestId: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The row of the error table: its name, where to show it, whether trying again can help. Undefined for one of another version. */
  readonly row: ErrorReaction | undefined;

  constructor(facts: RefusalFacts) {
    super(facts.msg);
    this.code = facts.code;
    this.data = facts.data;
    this.requestId = facts.requestId;
    this.status = facts.status;
    this.row = facts.row;
  }

  /** The refusal's name in the error table, '' for one of another version. */
  get error(): string {
    return this.row?.name ?? '';
  }
}

/** No answer came, so nothing is known: a call that moves value is sent again with the same operation id. */
export const noAnswerCode = -1;

export function noAnswer(): ApiError {
  return new ApiError({ code: noAnswerCode, msg: '', data: null, requestId: '', status: 0 });
}
