import { walletProposalKinds } from '@fairway/contract/operators/proposals/kinds.ts';
import type { walletOperatorEndpoints } from '@fairway/contract/wallet/operator-endpoints.ts';
import type { walletOperatorSchemas } from '@fairway/contract/wallet/operator-schemas.ts';
import { Fraction, formatMoney, money, sum, type Money } from '@fairway/money';
import { countOpenDifferences, selectComparisons } from '#modules/cashier';
import { selectSignerAlarms } from '#modules/chain';
import {
  frozenAccounts,
  houseTotalsAt,
  memberTotalsAt,
  overdueHolds,
  readHouseTotals,
  type HouseTotal,
} from '#modules/ledger';
import { countEscalatedAppeals } from '#modules/matching';
import { countPending } from '#modules/operators';
import { addSeconds, siteDay } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { countDeadJobs } from '#platform/jobs/dead-jobs-store.ts';
import { siteDayBounds } from '../day/site-day-store.ts';
import { heldAtChannels } from '../solvency/held-at-channels.ts';
import { selectProofs } from '../solvency/solvency-store.ts';

const betting: ReadonlySet<string> = new Set(['sportsbookPool', 'gamesPool', 'venueFloat']);
const givenAway: ReadonlySet<string> = new Set(['promotions', 'campaign', 'interestExpense']);
const mostDays = 366;

/** What an operator begins the day with: the money of today or of other days, what is owed and held now, and everything that is out of order. */
export const getHouseDay: Operation<
  (typeof walletOperatorEndpoints)['getHouseDay'],
  (typeof walletOperatorSchemas)['getHouseDay']
> = async (app, _call, input) => {
  const at = app.clock.now();
  const day = siteDay(at, app.config.siteTimeZone);
  const { from, to } = readDays(input, day);
  const zone = app.config.siteTimeZone;
  const first = await siteDayBounds(app.db, from, zone);
  const last = await siteDayBounds(app.db, to, zone);

  const [start, now, owed] = await Promise.all([
    houseTotalsAt(app.db, addSeconds(first.from, -0.001)),
    readHouseTotals(app.db),
    memberTotalsAt(app.db, at),
  ]);
  const end = to === day ? now : await houseTotalsAt(app.db, addSeconds(last.to, -0.001));
  const openDifferences = [...(await countOpenDifferences(app.db)).values()];
  const proposals = await countPending(app.db, walletProposalKinds);
  const [proof] = await selectProofs(app.db, { before: undefined, limit: 1 });
  const compared = (await selectComparisons(app.db)).map(({ compared_at }) => compared_at.toISOString());
  return {
    day,
    from,
    to,
    at: at.toISOString(),
    money: (['CNY', 'USDT'] as const).map((currency) => presentMoney(currency, { start, end, now, owed })),
    openDifferences: openDifferences.reduce((all, count) => all + count, 0),
    frozenAccounts: (await frozenAccounts(app.db)).length,
    overdueHolds: (await overdueHolds(app.db, at)).length,
    escalatedAppeals: await countEscalatedAppeals(app.db),
    signerAlarms: (await selectSignerAlarms(app.db)).length,
    proposals: proposals.count,
    oldestProposal: proposals.oldest?.toISOString() ?? null,
    deadJobs: await countDeadJobs(app.db),
    lastProofAt: proof?.taken_at.toISOString() ?? null,
    lastComparedAt: compared.toSorted().at(-1) ?? null,
  };
};

/** The days that were asked for; today without any. Refuses days to come, an end before its start and more than a year. */
function readDays(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): { from: string; to: string } {
  const days = { from: from ?? to ?? today, to: to ?? today };
  const span = (Date.parse(days.to) - Date.parse(days.from)) / 86_400_000;
  const wrong = days.to > today ? 'to' : span < 0 || span >= mostDays ? 'from' : undefined;
  if (wrong) throw new AppError('inputInvalid', {}, { fields: [wrong] });
  return days;
}

interface Books {
  /** Before the first of the days, and after the last of them. */
  start: readonly HouseTotal[];
  end: readonly HouseTotal[];
  now: readonly HouseTotal[];
  owed: readonly { total: Money }[];
}

function presentMoney(currency: 'CNY' | 'USDT', { start, end, now, owed }: Books) {
  const all = (totals: readonly HouseTotal[], belongs: (kind: string) => boolean) =>
    totals
      .filter(({ kind, total }) => belongs(kind) && total.currency === currency)
      .reduce((minor, { total }) => minor + total.minor, 0n);
  // An account of the house has a minus for what it holds or has spent.
  const moved = (belongs: (kind: string) => boolean) => all(end, belongs) - all(start, belongs);
  const deposits = -moved((kind) => kind === 'deposits');
  const payouts = moved((kind) => kind === 'payouts');
  const liability = owed.reduce(
    (minor, { total }) => minor + (total.currency === currency ? total.minor : 0n),
    0n,
  );
  const held = sum(
    currency,
    heldAtChannels(now, currency).map(({ amount }) => amount),
  ).minor;
  const format = (minor: bigint) => formatMoney(money(currency, minor));
  return {
    currency,
    deposits: format(deposits),
    payouts: format(payouts),
    net: format(deposits - payouts),
    betting: format(moved((kind) => betting.has(kind))),
    promotions: format(-moved((kind) => givenAway.has(kind))),
    liability: format(liability),
    held: format(held),
    capital: format(all(now, (kind) => kind === 'capital')),
    coverage: liability === 0n ? null : percent(held, liability),
  };
}

/** "112.4" of a hundred, rounded down. */
function percent(part: bigint, whole: bigint): string {
  const tenths = Fraction.of(part * 100n, whole).roundTo(1, 'down');
  const digits = (tenths < 0n ? -tenths : tenths).toString().padStart(2, '0');
  return `${tenths < 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`;
}
