import { statusRefusal, type MemberRow } from '#modules/members';
import { refuseOnBreak } from '#modules/risk';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { refuseUselessCoins } from './coin-uses.ts';

/**
 * Who may buy coins, while something takes them: an active account, not on a break, for which no operator has closed it. Throws
 * `memberFrozen`, `selfExcluded`, `memberClosing`, `timeOutActive`, `coinPurchaseNotPermitted` or `coinsNotSold`. Coins are spent on gifts, which protection counts as play.
 */
export async function mayBuyCoins(
  db: Db | Tx,
  app: Platform,
  { member: { memberId }, language }: MemberCall,
  account: MemberRow | undefined,
): Promise<void> {
  const refusal = statusRefusal(account?.status);
  if (refusal) throw refusal;
  if (account?.coins_closed) throw new AppError('coinPurchaseNotPermitted');
  await refuseOnBreak(db, app, memberId, language);
  await refuseUselessCoins(db, app);
}
