import type { ReturnsLine } from '@fairway/contract/games/operator-schemas.ts';
import { judgeReturns } from '@fairway/fair-games';
import { formatMoney, Fraction, money } from '@fairway/money';
import { selectGameReturns, type ReturnDaysRow } from '#modules/games';
import type { Db } from '#platform/db/database.ts';
import { selectPlayReturns } from './return-days-store.ts';

/** What games and plays returned over some days against theory. Costs as many rows as there are days, games and plays. */
export async function judgeLines(db: Db, days: number): Promise<ReturnsLine[]> {
  const [games, plays] = await Promise.all([selectGameReturns(db, days), selectPlayReturns(db, days)]);
  return [...games.map((row) => judgeLine({ ...row, play: null })), ...plays.map(judgeLine)];
}

type Row = Omit<ReturnDaysRow, 'game'> & Pick<ReturnsLine, 'game' | 'play'>;

function judgeLine(row: Row): ReturnsLine {
  const { game, play, currency, rounds, paid } = row;
  const [staked, returned] = [BigInt(row.staked), BigInt(row.returned)];
  const judged = judgeReturns({
    rounds,
    paid,
    staked,
    returned,
    expected: Fraction.scaled(BigInt(row.expected), 8),
    variance: Fraction.scaled(BigInt(row.variance), 8),
  });
  // Theory is the best play; members may hold or draw worse.
  const upperOnly = game === 'videoPoker' || game === 'blackjack';
  return {
    game,
    play,
    currency,
    rounds,
    staked: formatMoney(money(currency, staked)),
    returned: formatMoney(money(currency, returned)),
    observed: percentText(judged.observed),
    theory: percentText(judged.theory),
    low: percentText(judged.low),
    high: percentText(judged.high),
    upperOnly,
    state: judged.state,
    alarm: judged.state === 'above' || (judged.state === 'below' && !upperOnly),
  };
}

/** `98.9950`: percent with four decimals. */
function percentText(part: Fraction): string {
  const scaled = part.mul(Fraction.of(100n)).roundTo(4, 'halfUp');
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(5, '0');
  return `${scaled < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
