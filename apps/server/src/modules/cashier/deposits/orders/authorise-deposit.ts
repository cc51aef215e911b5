import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import type { PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { phoneVerificationModes } from '@fairway/contract/deposits/phone-verification.ts';
import { readRealName } from '@fairway/contract/members/names.ts';
import { addSeconds } from '#platform/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { shareMember, statusRefusal, type MemberRow } from '#modules/members';
import { judgeDeposit } from '#modules/risk';
import { judgeIdentity, type prepareIdentity } from '#modules/identity';
import { unpaidOrdersADay } from '../deposit-limits.ts';
import { termsFor, type PayTerms } from '../methods/pay-terms.ts';
import { refuseAmount, refuseClosedMethod } from '../methods/refuse-unfit-request.ts';
import { refuseUnready } from '../methods/refuse-unready.ts';
import { countUnpaid, findOpenOrder, selectDecidedAmounts } from './order-store.ts';
import type { DepositRequest } from './read-deposit-request.ts';

interface DepositToAuthorise extends DepositRequest {
  depositorName: string | undefined;
  settings: CashierSettings;
  gate: Awaited<ReturnType<typeof prepareIdentity>>;
  /** Another method that the member should rather take, and has not waved aside. */
  better: PayType | undefined;
}

/**
 * Refuses an order, or answers who asks and on which terms; the member is locked. In this order: the member (status,
 * name, too many unpaid), phone and identity, the method and the amount, an order that is open, a break or an own
 * limit, what the method asks for first, the channel, a better way. Writes nothing.
 */
export async function authoriseDeposit(
  tx: Tx,
  app: Platform,
  { member: { memberId }, language }: MemberCall,
  { offer, amount, channel, depositorName, settings, gate, better }: DepositToAuthorise,
): Promise<{ member: MemberRow; terms: PayTerms }> {
  const member = await mayDeposit(tx, app, memberId, depositorName);
  if (settings.depositPhone === phoneVerificationModes.codes.mandatory && !member.phone)
    throw new AppError('phoneMissing');
  await judgeIdentity(tx, app, member, gate);

  const terms = termsFor(app, settings, offer, member);
  refuseClosedMethod(terms);
  refuseAmount(amount, terms);
  const open = await findOpenOrder(tx, memberId);
  if (open) throw new AppError('depositOrderOpen', {}, { billNo: open.bill_no });
  const waiting = await selectDecidedAmounts(tx, memberId);
  await judgeDeposit(tx, app, { memberId, amount, waiting, language });

  await refuseUnready(tx, app, settings, { memberId, terms });
  await channel.collection?.mayOpen?.(tx, app, memberId);
  if (better !== undefined) throw new AppError('depositOtherPayTypeAdvised', {}, { payType: better });
  return { member, terms };
}

/**
 * Throws `memberFrozen`, `selfExcluded`, `memberClosing`, `depositorNameWrong` for what is no name, or another one than the member's real name where that is known, and
 * `depositTooManyOrders` after a day of orders that nobody paid: each holds an amount of the shared account.
 */
async function mayDeposit(
  tx: Tx,
  app: Platform,
  memberId: string,
  depositorName: string | undefined,
): Promise<MemberRow> {
  // Shared, so that an order is there before the account is closed, or is refused.
  const member = await shareMember(tx, memberId);
  const refusal = statusRefusal(member?.status);
  if (!member || refusal) throw refusal ?? new AppError('memberFrozen');
  if (depositorName !== undefined) {
    const payer = readRealName(depositorName);
    if (payer === undefined || (member.real_name && payer !== member.real_name))
      throw new AppError('depositorNameWrong');
  }
  const unpaid = await countUnpaid(tx, memberId, addSeconds(app.clock.now(), -86_400));
  if (unpaid >= unpaidOrdersADay) throw new AppError('depositTooManyOrders');
  return member;
}
