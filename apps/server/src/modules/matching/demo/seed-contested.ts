import type { AppealReason } from '@fairway/contract/matching/appeals.ts';
import type { MemberRow } from '#modules/members';
import { later } from '#platform/at-time.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { openAppeal } from '../appeals/open-appeal.ts';
import { draw, pay, sayPaid, sidesOf } from './pool-orders.ts';

/** A payment between two members about which one of them appeals. */
export interface DemoContested {
  readonly payer: MemberRow;
  /** Who withdraws as much just before. */
  readonly recipient: MemberRow;
  /** Whole yuan. */
  readonly amount: string;
  readonly by: 'payer' | 'recipient';
  readonly reason: AppealReason;
  readonly text: string;
}

/** Plays a matched payment from its withdrawal at the time of `app` to the appeal half an hour later. False where the pool matched another payer. */
export async function seedContested(
  tx: Tx,
  app: Platform,
  { payer, recipient, amount, by, reason, text }: DemoContested,
): Promise<boolean> {
  if (!(await draw(tx, app, recipient, amount))) return false;
  const billNo = await pay(tx, later(app, 40), payer, amount);
  await sayPaid(tx, later(app, 420), billNo);
  const sides = await sidesOf(tx, billNo);
  if (!sides) return false;
  const memberId = by === 'payer' ? payer.id : sides.withdrawal.member_id;
  await openAppeal(tx, later(app, 1800), sides, { by, memberId, reason, text, evidence: [] });
  return true;
}
