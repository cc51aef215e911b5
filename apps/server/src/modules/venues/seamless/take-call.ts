import { accountsOf, readBalance } from '#modules/ledger';
import { formatMoney } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { takeBet } from './calls/take-bet.ts';
import { takeAdjustment, takePromo } from './calls/take-credit.ts';
import { takeRollback } from './calls/take-rollback.ts';
import { takeWin } from './calls/take-win.ts';
import { closeRound } from './rounds/close-round.ts';
import { findPlaySession } from './sessions/sessions-store.ts';
import type { WalletAnswer, WalletCall } from './wallet-call.ts';

/** Does what a provider asks under an id: once, however often it asks. Throws refusals by their names. */
export function takeCall(app: Platform, call: WalletCall): Promise<WalletAnswer> {
  switch (call.kind) {
    case 'bet':
      return takeBet(app, call);
    case 'win':
      return takeWin(app, call);
    case 'rollback':
      return takeRollback(app, call);
    case 'adjustment':
      return takeAdjustment(app, call);
    case 'promo':
      return takePromo(app, call);
    case 'close':
      return closeRound(app, call);
  }
}

/** The center wallet of a launch. Throws `walletCallSessionEnded` where it is another's, unknown, or has ended. */
export async function readWallet(
  app: Platform,
  asked: { readonly provider: string; readonly memberId: string; readonly token: string },
): Promise<WalletAnswer> {
  const session = await findPlaySession(app.db, { ...asked, now: app.clock.now() });
  if (!session?.live || session.member_id !== asked.memberId) throw new AppError('walletCallSessionEnded');
  const center = accountsOf(asked.memberId).center(session.currency);
  return { currency: session.currency, balance: formatMoney(await readBalance(app.db, center)) };
}
