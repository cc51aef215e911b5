import type { ErrorRow } from './error-row.ts';
import { authenticationErrors } from './families/authentication.ts';
import { contentErrors } from './families/content.ts';
import { depositCatalogueErrors } from './families/deposits/catalogue.ts';
import { depositErrors } from './families/deposits/deposits.ts';
import { gameErrors } from './families/games.ts';
import { idempotencyErrors } from './families/idempotency.ts';
import { identityErrors } from './families/identity.ts';
import { liveErrors } from './families/live.ts';
import { memberErrors } from './families/members.ts';
import { operatorErrors } from './families/operators.ts';
import { playerProtectionErrors } from './families/player-protection.ts';
import { promotionErrors } from './families/promotions.ts';
import { sportsbookErrors } from './families/sportsbook.ts';
import { supportErrors } from './families/support.ts';
import { transportErrors } from './families/transport.ts';
import { venueErrors } from './families/venues.ts';
import { walletErrors } from './families/wallet.ts';
import { withdrawalErrors } from './families/withdrawals/withdrawals.ts';

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
  games: gameErrors,
  playerProtection: playerProtectionErrors,
  promotions: promotionErrors,
  live: liveErrors,
  content: contentErrors,
  support: supportErrors,
  operators: operatorErrors,
} as const;

/** Every refusal the platform can answer, by name. Numbers of specification section 8 stand as printed. */
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
  ...playerProtectionErrors,
  ...promotionErrors,
  ...liveErrors,
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
