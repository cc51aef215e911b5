import { decimalText, type Act } from '@fairway/fair-games';
import type { Round } from '@fairway/contract/games/round-schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { presentSeed } from '../seeds/present-seed.ts';
import type { BegunSeed, RoundRow } from '../tables.ts';
import type { Played } from './play-round.ts';

/** A round with its steps; the server seed beside it once that is revealed. */
export function presentRound(
  row: RoundRow,
  { round, returned }: Played,
  seed: BegunSeed,
  acts: readonly Act[],
  serverSeed: string | null,
): Round {
  return {
    ...presentSummary(row, row.stake * BigInt(round.staked)),
    sheet: row.sheet,
    bet: { ...row.bet },
    status: round.status,
    steps: round.steps.map((step) => ({ ...step })),
    acts: acts.map((act) => ({ ...act })),
    nextActs: [...round.acts],
    multiplier: decimalText(round.multiplier),
    returned: returned && formatMoney(returned),
    seed: { ...presentSeed(seed), serverSeed },
  };
}

/** A line of the history; `staked` is all that the round took, in minor units. */
export function presentSummary(row: RoundRow, staked: bigint) {
  return {
    id: row.id,
    billNo: row.bill_no,
    game: row.game,
    status: row.returned === null ? ('open' as const) : ('settled' as const),
    currency: row.currency,
    stake: formatMoney(money(row.currency, row.stake)),
    staked: formatMoney(money(row.currency, staked)),
    free: row.free_grant !== null,
    returned: row.returned === null ? null : formatMoney(money(row.currency, row.returned)),
    nonce: row.nonce,
    startedAt: row.started_at.toISOString(),
  };
}
