import { decimalText, hiloSheet, hiloSpread, memberGames } from '@fairway/fair-games';
import { Fraction, money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { returnsOfShots } from '../fishing/shots/returns-of-shots.ts';
import { selectFlightSums } from '../rocket/flight-returns-store.ts';
import { playRound } from '../rounds/play-round.ts';
import { selectActs } from '../rounds/steps/steps-store.ts';
import { selectSeed } from '../seeds/seeds-store.ts';
import type { RoundRow } from '../tables.ts';
import { addToDay, selectAlikeRounds, selectHiloRounds, type GameSums, type Hour } from './counts-store.ts';
import { returnsOfRounds } from './returns-of-rounds.ts';

/** Rounds of `hilo` that are played again at a time. */
const pageSize = 500;

/** Sums of one game and currency while they are added up. */
type OpenSums = Omit<GameSums, 'expected' | 'variance'> & { expected: Fraction; variance: Fraction };

/** Adds the settled rounds of an hour to the sums of its day. A round of another sheet than the present one is left out. */
export async function countHour(tx: Tx, app: Platform, hour: Hour): Promise<void> {
  const sums = new Map<string, OpenSums>();
  for (const alike of await selectAlikeRounds(tx, hour)) {
    if (alike.sheet !== memberGames[alike.game].sheet.version) continue;
    const { rtp, variance } = returnsOfRounds(alike);
    add(sums, {
      ...alike,
      staked: alike.staked + alike.further,
      // Theory is of the net win for a first stake: what was put beside it comes back with it on average.
      expected: rtp.mul(Fraction.of(alike.staked)).add(Fraction.of(alike.further)),
      variance: variance.mul(Fraction.of(alike.squares)),
    });
  }
  await addHilo(tx, app, hour, sums);
  for (const touched of await returnsOfShots(tx, hour)) add(sums, touched);
  const day = hour.from.toISOString().slice(0, 10);
  const games = [...sums.values()].map((one) => ({
    ...one,
    expected: decimalText(one.expected),
    variance: decimalText(one.variance),
  }));
  await addToDay(tx, day, [...games, ...(await selectFlightSums(tx, hour))]);
}

async function addHilo(tx: Tx, app: Platform, hour: Hour, sums: Map<string, OpenSums>): Promise<void> {
  for (let after: RoundRow | undefined; ;) {
    const page = await selectHiloRounds(tx, hour, after, pageSize);
    for (const row of page) {
      if (row.sheet !== hiloSheet.version) continue;
      const stake = Fraction.of(row.stake);
      const { guesses, spread } = await hiloAgain(tx, app, row);
      add(sums, {
        game: 'hilo',
        currency: row.currency,
        rounds: 1,
        paid: row.returned > 0n ? 1 : 0,
        staked: row.stake,
        returned: row.returned,
        // Without a guess the stake comes back.
        expected: guesses === 0 ? stake : stake.mul(hiloSheet.share),
        variance: stake.mul(stake).mul(spread),
      });
    }
    after = page.at(-1);
    if (page.length < pageSize) return;
  }
}

async function hiloAgain(tx: Tx, app: Platform, row: RoundRow) {
  const seed = await selectSeed(tx, row.shard_id, row.member_id, row.seed);
  if (!seed) throw new Error('a round without its seed');
  const acts = await selectActs(tx, row.shard_id, row.id);
  const stake = money(row.currency, row.stake);
  const { round } = playRound(app, memberGames.hilo, { seed, nonce: row.nonce, stake, bet: row.bet, acts });
  return hiloSpread(hiloSheet, round.steps);
}

function add(sums: Map<string, OpenSums>, { game, currency, ...more }: OpenSums): void {
  const key = `${game} ${currency}`;
  const known = sums.get(key);
  sums.set(key, {
    game,
    currency,
    rounds: more.rounds + (known?.rounds ?? 0),
    paid: more.paid + (known?.paid ?? 0),
    staked: more.staked + (known?.staked ?? 0n),
    returned: more.returned + (known?.returned ?? 0n),
    expected: more.expected.add(known?.expected ?? Fraction.ZERO),
    variance: shortened(more.variance).add(known?.variance ?? Fraction.ZERO),
  });
}

/** To 8 decimals, so that denominators do not grow with the number of rounds. */
const shortened = (value: Fraction): Fraction => Fraction.scaled(value.roundTo(8, 'halfUp'), 8);
