import type { ErrorName } from '@fairway/contract/errors/index.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findMember, type MemberRow } from '#modules/members';
import {
  lockCashierMember,
  type PayoutMemberRow,
  selectMethods,
  type PayoutMethodRow,
} from '#modules/payout-methods';
import { readIdentityStatus, identityGate } from '#modules/identity';
import { findOpenWithdrawal, type WithdrawalRow } from '../withdrawal-store.ts';

/** What page and rehearsal know of a member before they look at a method or an amount. */
export interface RehearsalFacts {
  member: MemberRow;
  guard: PayoutMemberRow;
  methods: PayoutMethodRow[];
  identity: ErrorName | undefined;
  open: WithdrawalRow | undefined;
}

/** Throws `memberFrozen` for a member that is not there. */
export async function loadBlockFacts(app: Platform, memberId: string): Promise<RehearsalFacts> {
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const guard = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  const gate = await identityGate(app, 'withdrawal');
  const { refusal: identity } = await readIdentityStatus(app.db, app, member, gate);
  return {
    member,
    guard,
    methods: await selectMethods(app.db, memberId),
    identity,
    open: await findOpenWithdrawal(app.db, memberId),
  };
}
