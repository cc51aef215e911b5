import type { WalletCurrency } from '@fairway/contract/fields.ts';
import { add, formatMoney, money, parseMoney } from '@fairway/money';
import { useCallback, useRef, useState } from 'react';
import { showRefusal, type SaidRefusal } from '../../../lib/refusals.ts';
import type { RoundSource, Stake } from '../rounds/round-source.ts';
import type { Act, Bet, ShownRound } from '../rounds/shown-round.ts';

/** What the rounds since the page was opened came to: how many, and the sums of one currency. */
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
  /** Why the last press did nothing, until the next one. */
  readonly refusal: SaidRefusal | undefined;
  readonly clearRefusal: () => void;
  readonly session: (currency: WalletCurrency) => Session;
  readonly press: (stake: Stake, bet: Bet) => void;
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
  const [ended, setEnded] = useState<readonly ShownRound[]>([]);
  const [refusal, setRefusal] = useState<SaidRefusal>();
  const busy = useRef(false);
  const { stage } = state;
  const round = state.round ?? source.open;

  const ask = (question: () => Promise<ShownRound>, readyAt: () => number): void => {
    if (busy.current) return;
    busy.current = true;
    setRefusal(undefined);
    setState((was) => ({ ...was, stage: 'asking' }));
    question().then(
      (answer) => setState({ stage: 'showing', round: answer, readyAt: readyAt() }),
      (fault: unknown) => {
        busy.current = false;
        setState((was) => ({ ...was, stage: 'idle' }));
        showRefusal(fault, { inPlace: setRefusal });
      },
    );
  };
  const shown = useCallback((): void => {
    if (stage !== 'showing' || !round) return;
    busy.current = false;
    setState((was) => ({ ...was, stage: 'idle' }));
    if (round.status === 'settled') setEnded((was) => [...was, round]);
    source.shown(round);
  }, [stage, round, source]);
  const isOpen = stage === 'idle' && round?.status === 'open';
  return {
    phase: stage === 'idle' ? (isOpen ? 'open' : 'ready') : stage,
    round,
    isShown: stage !== 'showing',
    readyAt: state.readyAt,
    refusal,
    clearRefusal: () => setRefusal(undefined),
    session: (currency) => sessionOf(ended, currency),
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

function sessionOf(ended: readonly ShownRound[], currency: WalletCurrency): Session {
  const own = ended.filter((round) => round.currency === currency);
  const sum = (amounts: readonly string[]) =>
    formatMoney(amounts.reduce((all, one) => add(all, parseMoney(one, currency)), money(currency, 0n)));
  return {
    rounds: ended.length,
    // The house's own stake costs the member nothing.
    staked: sum(own.filter(({ free }) => !free).map(({ staked }) => staked)),
    returned: sum(own.map(({ returned }) => returned ?? '0')),
  };
}
