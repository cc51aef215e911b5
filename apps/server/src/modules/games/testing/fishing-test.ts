import type { OutputOf } from '@fairway/contract';
import type { PoolCode } from '@fairway/contract/fishing/codes.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { judgeShot, randomnessOf, type Fish } from '@fairway/fair-games';
import { sql } from 'kysely';
import { moneyOf } from '../../../testing/fund-member.ts';
import { conductPools } from '../fishing/conduct/conduct-pools.ts';
import { isOpen } from '../fishing/present-tide.ts';
import { secretTideOf } from '../fishing/secret-tide.ts';
import type { OpenTide } from '../fishing/tables.ts';
import { selectTide, selectTideWithCatches } from '../fishing/tides-store.ts';
import { hashing } from '../rules/hashing.ts';
import { beaconEnv } from './crash-test.ts';
import { createGamesTest, type GamesTest, type Player } from './games-test.ts';

type Fired = OutputOf<Schemas['fireShots']>;

interface Aim {
  readonly tick: number;
  readonly angle: number;
}

/** The product with pools whose shots a test chooses: nothing conducts but what it calls. */
export interface FishingTest extends GamesTest {
  conduct(): Promise<void>;
  /** Has a tide of a pool begin, its water as it is some seconds later. */
  open(pool: PoolCode, seconds?: number): Promise<OpenTide>;
  tide(pool: PoolCode): Promise<OpenTide>;
  /** The tick of this instant. */
  tick(pool: PoolCode): Promise<number>;
  /** A shot fired now that touches a small fish, or nothing at all; which only the house could know. */
  aim(player: Player, pool: PoolCode, wanted: 'touches' | 'returned'): Promise<Aim>;
  /** Fires so, a second after whatever was before. */
  shoot(player: Player, pool: PoolCode, cannon: string, wanted?: 'touches' | 'returned'): Promise<Fired>;
  fish(pool: PoolCode): Promise<readonly Fish[]>;
  /** What the player's seat holds. */
  seat(player: Player): Promise<string>;
}

export async function createFishingTest(start?: string): Promise<FishingTest> {
  const test = await createGamesTest(start, beaconEnv());
  const { app, clock } = test;
  const conduct = async () => {
    for (let looks = 0; looks < 4; looks += 1) await conductPools(app);
  };
  const tide = async (pool: PoolCode) => {
    const row = await selectTide(app.db, pool);
    if (!isOpen(row)) throw new Error(`no tide of ${pool}`);
    return row;
  };
  const tick = async (pool: PoolCode) =>
    Math.floor(((clock.now().getTime() - (await tide(pool)).opened_at.getTime()) * 30) / 1000);
  const aim = async (player: Player, pool: PoolCode, wanted: 'touches' | 'returned') => {
    const { own } = await player.api.getPool({ pool });
    const row = await selectTideWithCatches(app.db, pool);
    if (!own || !isOpen(row)) throw new Error('no seat or no tide');
    const { link, fish } = await secretTideOf(app, app.db, row);
    const draw = { link, randomness: row.randomness, code: pool, issue: String(row.number) };
    const gone = new Map(row.caught.map((one) => [one.fish, one.tick]));
    const fits = (now: number, angle: number): boolean => {
      const shot = { seatId: own.id, seat: own.place, number: own.nextShot, tick: now, angle };
      const judged = judgeShot(hashing, draw, fish, shot, gone);
      if (wanted === 'returned') return judged.outcome === 'returned';
      const small = judged.fish !== null && ['clown', 'guppy'].includes(fish[judged.fish]?.code ?? '');
      return judged.outcome !== 'returned' && small;
    };
    // Where nothing swims by in this instant, something does soon.
    for (let waits = 0; waits < 20; waits += 1) {
      const now = await tick(pool);
      for (const step of wanted === 'returned' ? [1] : [8, 1])
        for (let angle = 0; angle < 1024; angle += step) if (fits(now, angle)) return { tick: now, angle };
      clock.advance({ seconds: 1 });
    }
    throw new Error(`nothing ${wanted} from here`);
  };
  return {
    ...test,
    conduct,
    tide,
    tick,
    async open(pool, seconds = 40) {
      await test.visitor.getPool({ pool });
      await conduct();
      const named = await selectTide(app.db, pool);
      if (!named || named.opened_at) throw new Error(`no tide of ${pool} is named`);
      clock.set(named.beacon_at);
      const signature = Buffer.from(hashing.sha256(Buffer.from(`${pool} ${named.number}`)))
        .toString('hex')
        .padEnd(96, '0');
      await sql`
        insert into beacon_rounds (chain, round, signature, randomness, verified_at)
        values (${named.beacon_chain}, ${named.beacon_round}::bigint, ${signature}, ${randomnessOf(hashing, signature)}, ${clock.now()})
        on conflict do nothing`.execute(app.db);
      await conduct();
      clock.advance({ seconds });
      return tide(pool);
    },
    aim,
    async shoot(player, pool, cannon, wanted = 'touches') {
      clock.advance({ seconds: 1 });
      const shot = await aim(player, pool, wanted);
      const { own } = await player.api.getPool({ pool });
      const { number } = await tide(pool);
      return player.api.fireShots(
        { pool, tide: number, first: own?.nextShot ?? 0, cannon, shots: [shot] },
        test.once(),
      );
    },
    async fish(pool) {
      return (await secretTideOf(app, app.db, await tide(pool))).fish;
    },
    async seat(player) {
      return (await moneyOf(app, player.id, 'fairway-fishing')).venue;
    },
  };
}
