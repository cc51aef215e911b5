import { fishingGame } from '@fairway/contract/fishing/codes.ts';
import { fishOfSea, fishReturns, type Fish } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { GameSums, Hour } from '../../returns/counts-store.ts';
import { hashing } from '../../rules/hashing.ts';
import { selectTouched } from './shot-returns-store.ts';

type SumsOfShots = Omit<GameSums, 'game' | 'expected' | 'variance'> & {
  readonly game: typeof fishingGame;
  readonly expected: Fraction;
  readonly variance: Fraction;
};

/** What the shots of an hour came to: each by the kind of the fish it touched, which follows from its tide. */
export async function returnsOfShots(tx: Tx, hour: Hour): Promise<SumsOfShots[]> {
  const seas = new Map<string, readonly Fish[]>();
  return (await selectTouched(tx, hour)).map(({ sea, fish: id, currency, rounds, paid, ...sums }) => {
    const fish = seas.get(sea) ?? fishOfSea(hashing, sea);
    seas.set(sea, fish);
    const code = fish[id]?.code;
    if (!code) throw new RangeError(`no fish ${id}`);
    const { rtp, variance } = fishReturns(code);
    return {
      game: fishingGame,
      currency,
      rounds,
      paid,
      staked: BigInt(sums.staked),
      returned: BigInt(sums.returned),
      expected: rtp.mul(Fraction.of(BigInt(sums.staked))),
      variance: variance.mul(Fraction.of(BigInt(sums.squares))),
    };
  });
}
