import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import type { Board } from './board.ts';

/** The boards by game, each a file of its own that is fetched when its game is opened. */
export const boards: Partial<Record<MemberGameCode, () => Promise<Board>>> = {
  koi: async () => (await import('./koi/koi-board.ts')).koiBoard,
  drum: async () => (await import('./drum/drum-board.ts')).drumBoard,
  moon: async () => (await import('./moon/moon-board.ts')).moonBoard,
  gem: async () => (await import('./gem/gem-board.ts')).gemBoard,
  hilo: async () => (await import('./hilo/hilo-board.ts')).hiloBoard,
  videoPoker: async () => (await import('./video-poker/poker-board.ts')).pokerBoard,
  blackjack: async () => (await import('./blackjack/blackjack-board.ts')).blackjackBoard,
  dice: async () => (await import('./dice/dice-board.ts')).diceBoard,
  lantern: async () => (await import('./lantern/lantern-board.ts')).lanternBoard,
  plinko: async () => (await import('./plinko/plinko-board.ts')).plinkoBoard,
  keno: async () => (await import('./keno/keno-board.ts')).kenoBoard,
  limbo: async () => (await import('./limbo/limbo-board.ts')).limboBoard,
};
