import type { ErrorRow } from './error-row.ts';
import { authenticationErrors } from '../members/authentication-errors.ts';
import { chatErrors } from '../chat/errors.ts';
import { contentErrors } from '../content/errors.ts';
import { dealerErrors } from '../dealer/errors.ts';
import { memberTableErrors } from '../tables/errors.ts';
import { depositCatalogueErrors } from '../deposits/errors/catalogue.ts';
import { depositErrors } from '../deposits/errors.ts';
import { fishingErrors } from '../fishing/errors.ts';
import { gameErrors } from '../games/errors.ts';
import { idempotencyErrors } from './idempotency.ts';
import { identityErrors } from '../identity/errors.ts';
import { giftErrors } from '../live/gift-errors.ts';
import { replayErrors } from '../live/replay-errors.ts';
import { liveErrors } from '../live/errors.ts';
import { memberErrors } from '../members/errors.ts';
import { operatorErrors } from '../operators/errors.ts';
import { playerProtectionErrors } from '../risk/protection-errors.ts';
import { promotionErrors } from '../promotions/errors.ts';
import { seatErrors } from '../seats/errors.ts';
import { sportsbookErrors } from '../sportsbook/errors.ts';
import { supportErrors } from '../support/errors.ts';
import { transportErrors } from './transport.ts';
import { venueErrors } from '../venues/errors.ts';
import { walletErrors } from '../wallet/errors.ts';
import { matchingErrors } from '../matching/errors.ts';
import { withdrawalOrderErrors } from '../withdrawals/errors.ts';
import { payoutMethodErrors } from '../payout-methods/errors.ts';
import { sweepErrors } from '../chain/errors.ts';
import { withdrawPasswordErrors } from '../payout-methods/withdraw-password-errors.ts';

/** Every refusal of money out. */
const withdrawalErrors = {
  ...withdrawalOrderErrors,
  ...payoutMethodErrors,
  ...withdrawPasswordErrors,
  ...matchingErrors,
  ...sweepErrors,
} as const;

/** Every family by the module that throws it; the order is the order of the reference page. */
export const errorFamilies = {
  transport: transportErrors,
  authentication: authenticationErrors,
  idempotency: idempotencyErrors,
  members: memberErrors,
  identity: identityErrors,
  wallet: walletErrors,
  depositCatalogue: depositCatalogueErrors,
  deposits: depositErrors,
  withdrawals: withdrawalErrors,
  venues: venueErrors,
  sportsbook: sportsbookErrors,
  games: { ...gameErrors, ...dealerErrors, ...memberTableErrors, ...seatErrors, ...fishingErrors },
  playerProtection: playerProtectionErrors,
  promotions: promotionErrors,
  live: { ...liveErrors, ...chatErrors, ...giftErrors, ...replayErrors },
  content: contentErrors,
  support: supportErrors,
  operators: operatorErrors,
} as const;

/** Every refusal the platform can answer, by name. Numbers of specification section 8 are as printed. */
export const errorTable = {
  ...transportErrors,
  ...authenticationErrors,
  ...idempotencyErrors,
  ...memberErrors,
  ...identityErrors,
  ...walletErrors,
  ...depositCatalogueErrors,
  ...depositErrors,
  ...withdrawalErrors,
  ...venueErrors,
  ...sportsbookErrors,
  ...gameErrors,
  ...dealerErrors,
  ...memberTableErrors,
  ...seatErrors,
  ...fishingErrors,
  ...playerProtectionErrors,
  ...promotionErrors,
  ...liveErrors,
  ...chatErrors,
  ...giftErrors,
  ...replayErrors,
  ...contentErrors,
  ...supportErrors,
  ...operatorErrors,
} as const;

export type ErrorName = keyof typeof errorTable;

const rowsByCode: ReadonlyMap<number, ErrorRow & { readonly name: ErrorName }> = new Map(
  Object.values(errorTable).map((row) => [row.code, row]),
);

/** The row of a wire code; undefined for success, activity results and codes this build does not know. */
export function errorByCode(code: number): (ErrorRow & { readonly name: ErrorName }) | undefined {
  return rowsByCode.get(code);
}
