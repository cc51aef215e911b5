import { shardOf } from '#modules/ledger';
import { countPlay } from '#modules/risk';
import { AppError } from '#platform/errors.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { changeRound } from '../rounds/change-round.ts';
import { roundKeyOf } from '../rounds/close-round.ts';
import { lockRound } from '../rounds/rounds-store.ts';
import type { WalletAnswer, WinCall } from '../wallet-call.ts';
import { insertCall, isTakenBack, selectCall } from './calls-store.ts';
import { contradiction, decideOnce, NotYet } from './decide-once.ts';
import { answerOf, lockPurse, moveMoney } from './move-money.ts';
import { addToRest } from './add-to-rest.ts';

/**
 * Pays what a stake returned, whatever has become of the member or the venue's switch. Parts of a unit stay with the rest
 * until one is full. Refuses `walletCallUnknownRound` (kept by nobody: the stake may still come) and `walletCallRefunded`.
 */
export async function takeWin(app: Platform, win: WinCall): Promise<WalletAnswer> {
  return decideOnce(app, win, async (tx) => {
    const bet = await selectCall(tx, win.provider, win.reference);
    if (!bet) throw new NotYet(new AppError('walletCallUnknownRound'));
    if (bet.member_id !== win.memberId || (bet.kind !== 'bet' && bet.kind !== 'seal'))
      throw contradiction(app, win);
    if (bet.kind === 'seal') throw new AppError('walletCallRefunded');
    if (bet.currency !== win.currency || bet.round !== win.round) throw contradiction(app, win);
    await lockPurse(tx, win);
    const round = await lockRound(tx, roundKeyOf(win));
    if (!round) throw new Error(`the round of ${win.provider}/${bet.id} is missing`);

    if (await isTakenBack(tx, bet)) throw new AppError('walletCallRefunded');

    const minor = await addToRest(tx, win, win.amount);
    const requestId = `${win.provider}/${win.id}`;
    const moved = await moveMoney(tx, app, win, { change: minor, reason: 'walletWin', requestId });
    const at = app.clock.now();
    await insertCall(tx, {
      shard_id: shardOf(win.memberId),
      provider: win.provider,
      id: win.id,
      kind: 'win',
      member_id: win.memberId,
      currency: win.currency,
      round: win.round,
      game: win.game,
      reference: win.reference,
      token_hash: null,
      amount: minor,
      fine: win.amount,
      debt: 0n,
      transfer_id: moved.transferId,
      at,
    });
    await changeRound(tx, app, round, { returned: minor, closes: win.closesRound });
    await push(tx, app, 'memberWallet', { memberId: win.memberId }, { cause: 'bet' });
    await countPlay(tx, { memberId: win.memberId, currency: win.currency, returned: minor, at });

    return answerOf(tx, win);
  });
}
