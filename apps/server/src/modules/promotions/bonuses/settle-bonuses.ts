import { money } from '@fairway/money';
import { releaseDue } from '@fairway/promotions';
import { accountsOf, move, postTransfer } from '#modules/ledger';
import { netPlays } from '#modules/play';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../campaigns/versions-store.ts';
import { fundPart } from '../funds/fund-account.ts';
import { allotPlays, type CountingBonus } from './allot-plays.ts';
import { heldOf, releaseStateOf, type BonusRow } from './bonus.ts';
import { insertMove } from './bonus-moves-store.ts';
import { selectBonusPlays, writeBonusPlays } from './bonus-plays-store.ts';
import { holdOpenBonuses, updateBonus } from './bonuses-store.ts';
import { turnoverTermsOf } from './release-terms.ts';

/** From an instant on and before another; all that counts for an open bonus where nothing is said. */
export interface PlayedIn {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Counts what a member played for the open bonuses and pays each tenth that came free from the bonus account into the center wallet; run
 * twice, the second run finds nothing to do. Answers the bonuses as they are then. Throws AccountFrozen.
 */
export async function settleBonuses(
  tx: Tx,
  app: Platform,
  memberId: string,
  played?: PlayedIn,
): Promise<BonusRow[]> {
  const rows = await holdOpenBonuses(tx, memberId);
  const [first] = rows;
  if (!first) return [];
  const last = rows.reduce((end, { ends_at: to }) => (to > end ? to : end), first.ends_at);
  const from = played && played.from > first.opened_at ? played.from : first.opened_at;
  const to = played && played.to < last ? played.to : last;
  const open: CountingBonus[] = [];
  for (const row of rows) open.push(await countingBonus(tx, row));
  const plays = await netPlays(tx, memberId, { from, to });
  const allotted = allotPlays(open, plays, await selectBonusPlays(tx, memberId, { from, to }));
  await writeBonusPlays(tx, memberId, allotted.plays);

  const settled: BonusRow[] = [];
  for (const [index, { row }] of allotted.bonuses.entries()) {
    const known = rows[index];
    const due = releaseDue(releaseStateOf(row), row.released);
    settled.push(
      due > 0n
        ? await release(tx, app, row, due)
        : row.played === known?.played
          ? row
          : await updateBonus(tx, row, {}),
    );
  }
  return settled;
}

async function countingBonus(tx: Tx, row: BonusRow): Promise<CountingBonus> {
  const version = await selectVersion(tx, row.version);
  if (!version?.document.release) throw new Error('a bonus of a version that releases none');
  return { row, terms: turnoverTermsOf(version.document.release, row.factor) };
}

/** Fen that came free go into the center wallet; nothing is left to be played for them. */
async function release(tx: Tx, app: Platform, row: BonusRow, amount: bigint): Promise<BonusRow> {
  const { member_id: memberId } = row;
  const own = accountsOf(memberId);
  const transfer = app.ids.uuid();
  await postTransfer(tx, {
    id: transfer,
    reason: 'bonusRelease',
    legs: move(own.bonus('CNY'), own.center('CNY'), money('CNY', amount)),
    at: app.clock.now(),
    requestId: fundPart(row),
  });
  await insertMove(tx, row, { transfer, kind: 'released', amount });
  await push(tx, app, 'memberWallet', { memberId }, { cause: 'promotion' });
  const state = heldOf(row) === amount ? 'released' : 'open';
  return updateBonus(tx, row, { released: row.released + amount, state });
}
