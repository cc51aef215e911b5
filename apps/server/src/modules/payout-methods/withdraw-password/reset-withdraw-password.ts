import type { payoutMethodEndpoints } from '@fairway/contract/payout-methods/endpoints.ts';
import type { payoutMethodSchemas } from '@fairway/contract/payout-methods/schemas.ts';
import { addSeconds } from '#platform/clock.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { boundAddress } from '#modules/members';
import { admitAttempt, issueCode, passChallenge, takeCode } from '#modules/risk';
import { lockCashierMember, updateWithdrawPassword } from '../member-store.ts';

/** How long payouts rest after a reset: time for the owner to notice a stranger's hand (reliability ABU-7). */
const restSeconds = 24 * 3600;

/**
 * Sends a code to the phone that is bound, or to the mailbox where none is. Throws `withdrawPasswordMissing` where there is
 * nothing to reset, `phoneMissing` where nothing is bound, and the refusals of sending codes.
 */
export const sendWithdrawPasswordCode: Operation<
  (typeof payoutMethodEndpoints)['sendWithdrawPasswordCode'],
  (typeof payoutMethodSchemas)['sendWithdrawPasswordCode']
> = async (app, call, { captcha }) => {
  const { memberId } = call.member;
  await requirePassword(app, memberId);
  const { address, masked } = await boundAddress(app.db, memberId);
  const keys = { account: address.target, device: call.deviceId, address: call.address };
  const admission = await admitAttempt(app, 'sendCode', keys);
  await passChallenge(app, call, admission, 'code', captcha);

  const sent = await issueCode(app, {
    ...address,
    purpose: 'withdrawPassword',
    subject: memberId,
    call,
  });
  return { ...sent, sentTo: masked };
};

/**
 * Sets a new withdraw password by the code that was sent, and lifts the lock of wrong tries. Writes the hash and until
 * when payouts rest. Throws the refusals of codes; a code of another member or purpose is unknown.
 */
export const resetWithdrawPassword: Operation<
  (typeof payoutMethodEndpoints)['resetWithdrawPassword'],
  (typeof payoutMethodSchemas)['resetWithdrawPassword']
> = async (app, call, { password, ...code }) => {
  const { memberId } = call.member;
  await requirePassword(app, memberId);
  const { target } = await takeCode(
    app,
    call,
    'withdrawPassword',
    code,
    ({ subject }) => subject === memberId,
  );
  const hash = await hashPassword(password, app.config.secrets.passwordPepper);

  await inTransaction(app.db, async (tx) => {
    // The phone may have been changed while the code was being delivered.
    if ((await boundAddress(tx, memberId)).address.target !== target) throw new AppError('phoneCodeExpired');
    await lockCashierMember(tx, memberId);
    const restUntil = addSeconds(app.clock.now(), restSeconds);
    await updateWithdrawPassword(tx, memberId, hash, restUntil);
  });
  return null;
};

async function requirePassword(app: Platform, memberId: string): Promise<void> {
  const guard = await inTransaction(app.db, (tx) => lockCashierMember(tx, memberId));
  if (guard.withdraw_password === null) throw new AppError('withdrawPasswordMissing');
}
