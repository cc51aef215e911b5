import type { MemberGameCode } from '@fairway/contract/games/codes.ts';
import { add, formatMoney, parseMoney, subtract } from '@fairway/money';
import { useState } from 'react';
import { playLocally } from './play-locally.ts';
import type { RoundSource } from './round-source.ts';

const firstChips = '10000.00';

/** Rounds for demo chips, which are of no worth and gone with the page. */
export function useDemoRounds(game: MemberGameCode): RoundSource {
  const [chips, setChips] = useState(firstChips);
  const [nonce, setNonce] = useState(0);
  return {
    currency: 'CNY',
    balance: chips,
    play: async (stake, bet) => {
      const round = playLocally(game, { stake, bet, nonce });
      setNonce(nonce + 1);
      setChips(formatMoney(subtract(parseMoney(chips, 'CNY'), parseMoney(stake, 'CNY'))));
      return round;
    },
    shown: ({ returned }) => {
      setChips((left) => formatMoney(add(parseMoney(left, 'CNY'), parseMoney(returned ?? '0.00', 'CNY'))));
    },
  };
}
