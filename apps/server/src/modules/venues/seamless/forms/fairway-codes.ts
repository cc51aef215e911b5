import type { ErrorName } from '@fairway/contract/errors/index.ts';

/** The words of our own form, with the HTTP status of each; what is not listed is `REFUSED`. */
const codes: Readonly<Partial<Record<ErrorName, readonly [code: string, status: number]>>> = {
  signatureMissing: ['SIGNATURE_INVALID', 401],
  signatureInvalid: ['SIGNATURE_INVALID', 401],
  timestampStale: ['TIMESTAMP_STALE', 401],
  nonceRepeated: ['NONCE_REPEATED', 401],
  callbackRefused: ['ADDRESS_REFUSED', 403],
  routeUnknown: ['OPERATION_UNKNOWN', 404],
  inputInvalid: ['SYNTAX', 400],
  amountMalformed: ['SYNTAX', 400],
  insufficientBalance: ['INSUFFICIENT_BALANCE', 422],
  walletCallDuplicate: ['TRANSACTION_CONFLICT', 409],
  walletCallUnknownRound: ['BET_UNKNOWN', 422],
  walletCallSettled: ['ALREADY_SETTLED', 422],
  walletCallRefunded: ['ALREADY_REFUNDED', 422],
  walletCallSessionEnded: ['SESSION_ENDED', 422],
  memberNotFound: ['MEMBER_UNKNOWN', 422],
  memberFrozen: ['MEMBER_REFUSED', 422],
  memberClosing: ['MEMBER_REFUSED', 422],
  selfExcluded: ['MEMBER_REFUSED', 422],
  timeOutActive: ['MEMBER_REFUSED', 422],
  venueNotAuthorised: ['MEMBER_REFUSED', 422],
  accountFrozen: ['MEMBER_REFUSED', 422],
  stakeLimitReached: ['LIMIT_REACHED', 422],
  lossLimitReached: ['LIMIT_REACHED', 422],
  timeLimitReached: ['LIMIT_REACHED', 422],
  venueInMaintenance: ['VENUE_CLOSED', 422],
  venueNotOffered: ['VENUE_CLOSED', 422],
  overloaded: ['TRY_AGAIN', 503],
  operationInProgress: ['TRY_AGAIN', 503],
};

export function codeOf(name: ErrorName): string {
  return codes[name]?.[0] ?? 'REFUSED';
}

export function statusOf(name: ErrorName): number {
  return codes[name]?.[1] ?? 422;
}
