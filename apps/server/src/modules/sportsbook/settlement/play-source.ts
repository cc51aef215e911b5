import { money } from '@fairway/money';
import type { PlayRecord, PlaySource } from '#modules/venues';
import { sportsVenue } from '../bets/bet-limits.ts';
import { selectBetsBefore } from '../bets/bet-records-store.ts';
import { findPlacing, hasOpenBets } from '../bets/bets-store.ts';

/** The sportsbook's bets for the modules above it. */
export const sportsbookPlay: PlaySource = {
  venues: [sportsVenue],
  hasOpenPlay: hasOpenBets,
  findPlay: findPlacing,
  async listRecords(db, memberId, page) {
    const bets = await selectBetsBefore(db, memberId, page);
    return bets.map((bet) => ({
      ref: bet.id,
      billNo: bet.bill_no,
      venue: sportsVenue,
      title: titleOf(bet),
      currency: bet.currency,
      stake: money(bet.currency, bet.stake),
      free: bet.free_bet !== null,
      // A bet that was not accepted has given its stake back.
      returned:
        bet.status === 'refused'
          ? money(bet.currency, bet.stake)
          : bet.returned === null
            ? null
            : money(bet.currency, bet.returned),
      at: bet.placed_at,
    }));
  },
};

function titleOf({ leg_count: legs, built }: { leg_count: number; built: boolean }): PlayRecord['title'] {
  if (built) return { zh: `自选串（${legs} 项）`, en: `Bet builder, ${legs} legs` };
  if (legs === 1) return { zh: '单关', en: 'Single' };
  return { zh: `${legs} 场组合`, en: `${legs} legs` };
}
