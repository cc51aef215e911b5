import { add, formatMoney, parseMoney } from '@fairway/money';
import { useCallback, useRef, useState } from 'react';
import { showRefusal } from '../../../lib/refusals.ts';
import type { RoundSource } from '../rounds/round-source.ts';
import type { Bet, ShownRound } from '../rounds/shown-round.ts';

/** What the rounds since the page was opened came to. */
export interface Session {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
}

export interface Play {
  /** `ready`: a press plays. `asking`: the server decides. `showing`: the board shows the round to its end. */
  readonly phase: 'ready' | 'asking' | 'showing';
  readonly round: ShownRound | undefined;
  /** Whether the round has been shown to its end, so that its figures may stand beside it. */
  readonly isShown: boolean;
  /** When the next press may come, by `performance.now()`. */
  readonly readyAt: number;
  readonly session: Session;
  readonly press: (stake: string, bet: Bet) => void;
  readonly shown: () => void;
}

/** One round after the other: asked for, shown, counted. The pace is the server's; the button keeps to it so that no press is refused. */
export function usePlay(source: RoundSource, paceMilliseconds: number): Play {
  const [state, setState] = useState<{
    phase: Play['phase'];
    round: ShownRound | undefined;
    readyAt: number;
  }>({
    phase: 'ready',
    round: undefined,
    readyAt: 0,
  });
  const [session, setSession] = useState<Session>({ rounds: 0, staked: '0.00', returned: '0.00' });
  const busy = useRef(false);

  const press = (stake: string, bet: Bet): void => {
    if (busy.current) return;
    busy.current = true;
    setState((was) => ({ ...was, phase: 'asking' }));
    source.play(stake, bet).then(
      (round) => setState({ phase: 'showing', round, readyAt: performance.now() + paceMilliseconds }),
      (fault: unknown) => {
        busy.current = false;
        setState((was) => ({ ...was, phase: 'ready' }));
        showRefusal(fault);
      },
    );
  };
  const { phase, round } = state;
  const shown = useCallback((): void => {
    if (phase !== 'showing' || !round) return;
    busy.current = false;
    setState((was) => ({ ...was, phase: 'ready' }));
    setSession((was) => ({
      rounds: was.rounds + 1,
      staked: plus(was.staked, round.stake),
      returned: plus(was.returned, round.returned ?? '0.00'),
    }));
    source.shown(round);
  }, [phase, round, source]);
  return { ...state, isShown: state.phase !== 'showing', session, press, shown };
}

function plus(sum: string, amount: string): string {
  return formatMoney(add(parseMoney(sum, 'CNY'), parseMoney(amount, 'CNY')));
}
