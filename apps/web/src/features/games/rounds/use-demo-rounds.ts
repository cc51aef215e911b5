import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { add, formatMoney, parseMoney, subtract } from '@fairway/money';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { useState } from 'react';
import type { DemoRound } from './play-locally.ts';
import type { RoundSource } from './round-source.ts';

/** The rules of every game, which a member's rounds do without. */
const rules = () => import('./play-locally.ts');

const firstChips = '10000.00';

/** Rounds for demo chips, which are of no worth and gone with the page. */
export function useDemoRounds(game: MemberGameCode): RoundSource {
  const [chips, setChips] = useState(firstChips);
  const [last, setLast] = useState<DemoRound>();
  return {
    currencies: ['CNY'],
    balance: () => chips,
    open: undefined,
    openElsewhere: undefined,
    play: async ({ amount: stake }, bet) => {
      const { drawnServerSeed, playLocally } = await rules();
      const nonce = (last?.nonce ?? -1) + 1;
      const started = { id: randomUuid(), serverSeed: drawnServerSeed(), nonce, stake, bet, acts: [] };
      const round = playLocally(game, started);
      setLast(started);
      setChips(minus(chips, stake));
      return round;
    },
    act: async (_round, act) => {
      if (!last) throw new Error('no round has been started');
      const { playLocally } = await rules();
      const next = { ...last, acts: [...last.acts, act] };
      const round = playLocally(game, next);
      setLast(next);
      setChips((left) => minus(left, minus(round.staked, playLocally(game, last).staked)));
      return round;
    },
    shown: ({ returned }) => {
      if (returned === null) return;
      setChips((left) => formatMoney(add(parseMoney(left, 'CNY'), parseMoney(returned, 'CNY'))));
    },
  };
}

function minus(amount: string, less: string): string {
  return formatMoney(subtract(parseMoney(amount, 'CNY'), parseMoney(less, 'CNY')));
}
