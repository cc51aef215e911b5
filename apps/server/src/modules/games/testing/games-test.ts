import { gemTiles, memberGames, memberStream, type Act, type Round, type Stream } from '@fairway/fair-games';
import { expect } from 'vitest';
import { findingsOf, fundMember, moneyOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { selectNextDraws } from '../rounds/rounds-store.ts';
import { hashing } from '../rules/hashing.ts';
import { openSeed } from '../seeds/make-seed.ts';
import { selectCurrentSeeds } from '../seeds/seeds-store.ts';

/** A member who may play: with money in the center wallet and a client seed chosen. */
export interface Player extends TestMember {
  center(): Promise<string>;
}

/** The product with players; its `end` proves the books first. */
export interface GamesTest extends TestApp {
  player(name: string, fen: bigint): Promise<Player>;
  once(this: void): { operationId: string };
  /** The tiles without a mine in the member's next round of `gem`, which only the house could know. */
  safeTiles(player: Player, mines: number): Promise<number[]>;
  /** Begins the player's next seed with a client seed from which the first round of `moon` is as wanted, after its spin and as a whole. */
  chooseSeed(player: Player, isWanted: (spin: Round, whole: () => Round) => boolean): Promise<void>;
  /** The same of a round of blackjack that acts by name are played in. */
  chooseHand(player: Player, isWanted: (play: (...acts: string[]) => Round) => boolean): Promise<void>;
  /** Lets the pace between two rounds pass. */
  pause(): void;
}

export async function createGamesTest(
  start = '2026-08-15T12:00:00.000Z',
  env: Readonly<Record<string, string>> = {},
): Promise<GamesTest> {
  const test = await createTestApp({ start, env });
  let operation = 0;
  /** Begins the next seed with the first client seed of its row that is as wanted. */
  const chooseFirst = async ({ id, api }: Player, isWanted: (stream: () => Stream) => boolean) => {
    const waiting = (await selectCurrentSeeds(test.app.db, id)).find((seed) => seed.began_at === null);
    if (!waiting) throw new Error('no seed waits');
    const serverSeed = openSeed(test.app, waiting);
    for (let tries = 0; ; tries += 1) {
      const clientSeed = `choice ${tries}`;
      if (!isWanted(() => memberStream(hashing, { serverSeed, clientSeed, nonce: 0 }))) continue;
      await api.rotateSeeds({ clientSeed }, once());
      return;
    }
  };
  const once = () => {
    operation += 1;
    return { operationId: `game-${String(operation).padStart(16, '0')}` };
  };
  return {
    ...test,
    once,
    async player(name, fen) {
      const member = await test.register(name);
      if (fen > 0n) await fundMember(test.app, member.id, fen);
      await member.api.rotateSeeds({ clientSeed: `${name} plays` }, once());
      return { ...member, center: async () => (await moneyOf(test.app, member.id, 'fairway-games')).center };
    },
    async safeTiles({ id }, mines) {
      const [draw] = await selectNextDraws(test.app.db, [id]);
      if (!draw) throw new Error('no client seed');
      const { seed, nonce } = draw;
      const seeds = { serverSeed: openSeed(test.app, seed), clientSeed: seed.client_seed, nonce };
      const hidden = memberStream(hashing, seeds).pick(gemTiles, mines);
      return Array.from({ length: gemTiles }, (_, tile) => tile).filter((tile) => !hidden.includes(tile));
    },
    chooseSeed: async (player, isWanted) =>
      chooseFirst(player, (stream) => {
        const play = (acts: readonly Act[]) => memberGames.moon.play(stream(), {}, acts);
        return isWanted(play([]), () => play([{ act: 'expire' }]));
      }),
    chooseHand: async (player, isWanted) =>
      chooseFirst(player, (stream) =>
        isWanted((...acts) =>
          memberGames.blackjack.play(
            stream(),
            {},
            acts.map((act) => ({ act })),
          ),
        ),
      ),
    pause() {
      test.clock.advance({ seconds: 5 });
    },
    async end() {
      const findings = await findingsOf(test.app);
      await test.end();
      expect(findings).toEqual([]);
    },
  };
}
