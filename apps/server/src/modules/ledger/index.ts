export { accountsOf, houseBucket, type OwnerAccounts } from './accounts/accounts-of.ts';
export { allShards, shardOf, type Account, type AnyAccount } from './accounts/account.ts';
export { points, type Amount, type LedgerCurrency, type Points } from './accounts/ledger-currency.ts';
export type { AccountKind, HouseKind, HouseKindWithPart } from './accounts/account-kinds.ts';
export type { Reason } from './reasons.ts';
export { move, type Leg, type Transfer } from './postings/transfer.ts';
export { postTransfer, postTransfers } from './postings/post.ts';
export { lockAccounts } from './postings/posting-store.ts';
export type { Balances } from './postings/posted-balances.ts';
export { AccountFrozen, AlreadyPosted, InsufficientBalance, LedgerMisuse } from './postings/refusals.ts';
export type {
  Hold,
  HoldOutcome,
  HoldRequest,
  PostHoldRequest,
  ResolvedHold,
  VoidHoldRequest,
} from './holds/hold.ts';
export { holdFunds } from './holds/hold-funds.ts';
export { postHold, voidHold } from './holds/resolve-hold.ts';
export { findHold, openHoldsOf, overdueHolds } from './holds/read-holds.ts';
export { readBalance, readBalances, readOwnerBalances, type HeldAccount } from './balances/read-balances.ts';
export { readHouseTotals, type HouseTotal } from './balances/house-totals-store.ts';
export { readTransfer, type PostedTransfer } from './balances/transfer-store.ts';
export { readOwnerLines, type OwnerLine, type OwnerLineKey } from './balances/owner-lines-store.ts';
export { readReferenceLines } from './balances/reference-lines-store.ts';
export { readOwnerMoves, type OwnerMove } from './balances/owner-moves-store.ts';
export { readOwnerPeriod, sumOwnerMoves, type AccountPeriod } from './balances/owner-period-store.ts';
export { balanceAt, ownerBalancesAt } from './balances/balance-at-store.ts';
export { lowestBalance } from './balances/lowest-balance-store.ts';
export { houseTotalsAt, memberTotalsAt } from './balances/totals-at-store.ts';
export { ownersOfKind } from './balances/owners-of-kind-store.ts';
export {
  explainBalance,
  readStatement,
  sumByReason,
  type ReasonSum,
  type StatementPage,
} from './balances/statement-store.ts';
export type { StatementLine } from './balances/lines-store.ts';
export { closeLane, laneOf } from './lane/lane-of.ts';
export { takeShards, type TakenShards } from './owners/process-shards.ts';
export type { Ownership } from './owners/ownership.ts';
export { openLane, type PostingLane } from './lane/open-lane.ts';
export type { LaneOperation, LaneRequest } from './lane/lane-request.ts';
export { companion, type Companion } from './lane/companions.ts';
export type { Finding, Proof } from './proofs/finding.ts';
export { proveEverything } from './proofs/prove-everything.ts';
export { proveSample } from './proofs/prove-sample.ts';
export { sealBatches } from './proofs/seal-batches.ts';
export { verifySeals } from './proofs/verify-seals.ts';
export { describeFinding } from './proofs/report-proof.ts';
export { liftProvenFreeze, type Lifting } from './proofs/lift-proven-freeze.ts';
export { freezeAccount, frozenAccounts, liftFreeze, type Freeze } from './proofs/freezes-store.ts';
export { uuidOf } from './accounts/account.ts';
