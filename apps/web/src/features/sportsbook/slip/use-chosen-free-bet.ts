import type { FreeBet } from '@fairway/contract/sportsbook/free-bets/schemas.ts';
import { useFreeBets } from '../../../lib/use-free-bets.ts';
import { stakeOf } from './slip-maths.ts';
import { pickKey, useSlip } from './slip-store.ts';

export interface FreeBetChoiceState {
  /** Free bets that can be used; none where the slip makes several bets. */
  readonly offered: readonly FreeBet[];
  /** The one that pays the slip's bet: chosen, and its stake is the bet's still. */
  readonly chosen: FreeBet | undefined;
  /** Takes a free bet with its stake, or goes back to the own stake. */
  readonly choose: (free: FreeBet | undefined) => void;
}

/** The free bet of a slip that is one bet: a single pick, or all of them as a parlay. Typing another stake gives it up. */
export function useChosenFreeBet(): FreeBetChoiceState {
  const { picks, tab, stakes, parlayStake, freeBetId, setStake, setParlayStake, setFreeBet } = useSlip();
  const { data = [] } = useFreeBets();
  const freeBets = data.filter(({ state }) => state === 'open');
  const [first, second] = picks;
  const isParlay = tab === 'parlay' && second !== undefined;
  const isOneBet = first !== undefined && (isParlay || second === undefined);
  const typed = isParlay ? parlayStake : first && stakes[pickKey(first)];
  const offered = isOneBet ? freeBets.filter(({ currency }) => currency === 'CNY') : [];
  const isPaid = ({ id, stake }: FreeBet) =>
    id === freeBetId && stakeOf(stake)?.minor === stakeOf(typed)?.minor;
  return {
    offered,
    chosen: offered.find(isPaid),
    choose(free) {
      setFreeBet(free?.id);
      const amount = free?.stake ?? '';
      if (isParlay) setParlayStake(amount);
      else if (first) setStake(pickKey(first), amount);
    },
  };
}
