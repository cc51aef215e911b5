import { memberGames, verify } from '@fairway/fair-games';
import { hashing } from '@fairway/server/modules/games/rules/hashing.ts';
import { hex } from './fill.ts';

/** A bet of each game whose round is played in one go; rounds with acts have more to compute only where the member acts. */
const bets: Readonly<Record<string, object>> = {
  koi: {},
  drum: {},
  moon: {},
  lantern: { risk: 'medium', segments: 30 },
  dice: { side: 'over', target: 5_050 },
  limbo: { target: 200 },
  plinko: { risk: 'high', rows: 16 },
  keno: { numbers: [1, 2, 3, 4, 5] },
};

/** Seconds in which a history of so many rounds, one game after the other, is computed again. */
export function verifyRounds(rounds: number): number {
  const games = Object.keys(bets).filter((game) => Object.hasOwn(memberGames, game));
  const history = Array.from({ length: rounds }, (_, nonce) => {
    const game = games[nonce % games.length] ?? '';
    return {
      kind: 'round',
      game,
      serverSeed: hex('e'),
      clientSeed: 'bench',
      nonce,
      bet: bets[game],
      acts: [],
      stake: '1.00',
    };
  });
  const begun = performance.now();
  verify(hashing, history);
  return (performance.now() - begun) / 1000;
}
