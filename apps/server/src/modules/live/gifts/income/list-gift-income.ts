import type { giftEndpoints } from '@fairway/contract/live/gift-endpoints.ts';
import type { giftSchemas, IncomeDay, IncomeMonth } from '@fairway/contract/live/gift-schemas.ts';
import { Fraction } from '@fairway/money';
import { siteDay } from '#platform/clock.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectAnchorOfMember } from '../../anchors/anchors-store.ts';
import { presentPayout } from '../payouts/present-payout.ts';
import { selectPayouts } from '../payouts/payouts-store.ts';
import { worthOf } from '../worth.ts';
import {
  selectIncomeDays,
  selectIncomeMonths,
  type IncomeDayRow,
  type IncomeMonthRow,
} from './income-store.ts';

/** What gifts brought the caller as an anchor, by day and by month of the site's zone, and what was paid of it; a member who is none has nothing. */
export const listGiftIncome: Operation<
  (typeof giftEndpoints)['listGiftIncome'],
  (typeof giftSchemas)['listGiftIncome']
> = async (app, { member: { memberId } }, { month: asked }) => {
  const zone = app.config.siteTimeZone;
  const present = siteDay(app.clock.now(), zone).slice(0, 7);
  const month = asked ?? present;
  const anchor = await selectAnchorOfMember(app.db, memberId);
  if (!anchor) return { month, days: [], months: [], payouts: [] };

  const [days, months, payouts] = await Promise.all([
    selectIncomeDays(app.db, { anchorId: anchor.id, month, zone }),
    selectIncomeMonths(app.db, { anchorId: anchor.id, month: present, zone }),
    selectPayouts(app.db, { anchorId: anchor.id, limit: 26 }),
  ]);
  return {
    month,
    days: days.map(presentDay),
    months: months.map(presentMonth),
    payouts: payouts.map(presentPayout),
  };
};

function presentDay(row: IncomeDayRow): IncomeDay {
  const anchorCoins =
    row.anchor_coins === null
      ? Fraction.of(row.share_hundredths, 100n).roundTo(0, 'down')
      : row.anchor_coins - row.taken_back;
  return {
    day: row.day,
    gifts: row.gifts,
    coins: Number(row.coins),
    worth: worthOf(row.coins),
    returnedCoins: Number(row.returned),
    anchorCoins: Number(anchorCoins),
    anchorWorth: worthOf(anchorCoins),
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

function presentMonth(row: IncomeMonthRow): IncomeMonth {
  const anchorCoins = row.anchor_coins - row.taken_back;
  return {
    month: row.month,
    days: row.days,
    coins: Number(row.coins),
    returnedCoins: Number(row.returned),
    anchorCoins: Number(anchorCoins),
    anchorWorth: worthOf(anchorCoins),
  };
}
