import { ApiError } from '@fairway/api-client/exchange/api-error.ts';

/** The ticket for the second step of a login, where a refusal asks for one. */
export function ticketOf(fault: unknown): string | undefined {
  if (!(fault instanceof ApiError) || fault.error !== 'secondFactorNeeded') return undefined;
  const { data } = fault;
  const known = typeof data === 'object' && data !== null && 'ticket' in data;
  return known && typeof data.ticket === 'string' ? data.ticket : undefined;
}
