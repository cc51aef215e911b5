import { ApiError, noAnswerCode } from '@fairway/api-client';
import i18next from 'i18next';

/** A refusal's message in the operator's language: the server's, or our own when no answer came. */
export function refusalText(fault: unknown): string {
  if (fault instanceof ApiError && fault.message) return fault.message;
  const unanswered = fault instanceof ApiError && fault.code === noAnswerCode;
  return i18next.t(unanswered ? 'fault.offline' : 'fault.unknown', { ns: 'shell' });
}

/** The id of the request that failed; empty when the line was cut before one came. */
export function requestIdOf(fault: unknown): string {
  return fault instanceof ApiError ? fault.requestId : '';
}
