import { add, formatMoney, parseMoney } from '@fairway/money';
import { useCallback, useRef, useState } from 'react';
import { showRefusal } from '../../../lib/refusals.ts';
import type { RoundSource } from '../rounds/round-source.ts';
import type { Act, Bet, ShownRound } from '../rounds/shown-round.ts';

/** What the rounds since the page was opened came to. */
export interface Session {
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
}

export interface Play {
  /** `ready`: a press plays. `asking`: the server decides. `showing`: the board shows it. `open`: the round waits for an act. */
  readonly phase: 'ready' | 'asking' | 'showing' | 'open';
  readonly round: ShownRound | undefined;
  /** Whether the round has been shown as far as it goes, so that its figures may stand beside it. */
  readonly isShown: boolean;
  /** When the next press may come, by `performance.now()`. */
  readonly readyAt: number;
  readonly session: Session;
  readonly press: (stake: string, bet: Bet) => void;
  readonly act: (act: Act) => void;
  readonly shown: () => void;
}

interface State {
  readonly stage: 'idle' | 'asking' | 'showing';
  readonly round: ShownRound | undefined;
  readonly readyAt: number;
}

/** One round after the other: asked for, shown, counted. The pace is the server's; the button keeps to it so that no press is refused. */
export function usePlay(source: RoundSource, paceMilliseconds: number): Play {
  const [state, setState] = useState<State>({ stage: 'idle', round: undefined, readyAt: 0 });
  const [session, setSession] = useState<Session>({ rounds: 0, staked: '0.00', returned: '0.00' });
  const busy = useRef(false);
  const { stage } = state;
  const round = state.round ?? source.open;

  const ask = (question: () => Promise<ShownRound>, readyAt: () => number): void => {
    if (busy.current) return;
    busy.current = true;
    setState((was) => ({ ...was, stage: 'asking' }));
    question().then(
      (answer) => setState({ stage: 'showing', round: answer, readyAt: readyAt() }),
      (fault: unknown) => {
        busy.current = false;
        setState((was) => ({ ...was, stage: 'idle' }));
        showRefusal(fault);
      },
    );
  };
  const shown = useCallback((): void => {
    if (stage !== 'showing' || !round) return;
    busy.current = false;
    setState((was) => ({ ...was, stage: 'idle' }));
    if (round.status === 'settled')
      setSession((was) => ({
        rounds: was.rounds + 1,
        staked: plus(was.staked, round.stake),
        returned: plus(was.returned, round.returned ?? '0.00'),
      }));
    source.shown(round);
  }, [stage, round, source]);
  const isOpen = stage === 'idle' && round?.status === 'open';
  return {
    phase: stage === 'idle' ? (isOpen ? 'open' : 'ready') : stage,
    round,
    isShown: stage !== 'showing',
    readyAt: state.readyAt,
    session,
    press(stake, bet) {
      if (round?.status !== 'open')
        ask(
          () => source.play(stake, bet),
          () => performance.now() + paceMilliseconds,
        );
    },
    act(act) {
      if (round?.status === 'open')
        ask(
          () => source.act(round, act),
          // When a round from before this page began is not known here: one pace from now is late enough.
          () => (state.readyAt === 0 ? performance.now() + paceMilliseconds : state.readyAt),
        );
    },
    shown,
  };
}

function plus(sum: string, amount: string): string {
  return formatMoney(add(parseMoney(sum, 'CNY'), parseMoney(amount, 'CNY')));
}
