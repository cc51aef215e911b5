import { demand } from '#platform/adapters/conformance/suite.ts';
import { fineOfMinor, formatFine } from '../../amounts.ts';
import { hub88OperatorLine } from './hub88-line.ts';
import type {
  Meaning,
  OperatorAct,
  OperatorAnswer,
  OperatorLine,
  OperatorSettings,
  SpoiltCall,
} from './operator-line.ts';
import { ownFormLine } from './own-form-line.ts';

/** 1.00 of a currency, the stake of every case. */
export const one = 100_000_000n;

type Bet = Extract<OperatorAct, { kind: 'bet' }>;
type Win = Extract<OperatorAct, { kind: 'win' }>;
type Rollback = Extract<OperatorAct, { kind: 'rollback' }>;

/** A round of one stake with ids of its own. */
export interface RoundActs {
  readonly bet: (more?: Partial<Bet>) => Bet;
  readonly win: (amount: bigint, more?: Partial<Win>) => Win;
  readonly rollback: (more?: Partial<Rollback>) => Rollback;
}

/** What a case of an operator has at hand. */
export interface OperatorStage {
  readonly settings: OperatorSettings;
  /** The smallest part that moves, in hundred-millionths. */
  readonly unit: bigint;
  round(this: void): RoundActs;
  ask(this: void, act: OperatorAct, spoilt?: SpoiltCall): Promise<OperatorAnswer>;
  /** Asks, and demands one of these meanings. */
  expect(
    this: void,
    act: OperatorAct,
    meanings: Meaning | readonly Meaning[],
    spoilt?: SpoiltCall,
  ): Promise<OperatorAnswer>;
  balance(this: void): Promise<bigint>;
  /** Plays, and demands that the balance has then changed by so much. */
  moving(this: void, change: bigint, play: (before: bigint) => Promise<void>): Promise<void>;
}

export function operatorStage(settings: OperatorSettings): OperatorStage {
  const line: OperatorLine = settings.form === 'hub88' ? hub88OperatorLine(settings) : ownFormLine(settings);
  const text = (fine: bigint) => formatFine(settings.currency, fine);

  async function expect(
    act: OperatorAct,
    meanings: Meaning | readonly Meaning[],
    spoilt?: SpoiltCall,
  ): Promise<OperatorAnswer> {
    const answer = await line.ask(act, spoilt);
    const wanted = [meanings].flat();
    demand(
      wanted.includes(answer.meaning),
      `${act.kind}: expected ${wanted.join(' or ')}, answered ${answer.code}`,
    );
    return answer;
  }

  async function balance(): Promise<bigint> {
    const { balance: there } = await expect({ kind: 'balance' }, 'taken');
    demand(there !== undefined, 'balance: an answer without a balance');
    return there;
  }

  return {
    settings,
    unit: fineOfMinor(settings.currency, 1n),
    round() {
      const name = `conformance-${settings.ids.uuid()}`;
      const [betId, round] = [`${name}-bet`, name];
      return {
        bet: (more) => ({ kind: 'bet', id: betId, round, amount: one, ...more }),
        win: (amount, more) => ({
          kind: 'win',
          id: `${name}-win`,
          round,
          amount,
          reference: betId,
          closesRound: true,
          ...more,
        }),
        rollback: (more) => ({ kind: 'rollback', id: `${name}-back`, round, reference: betId, ...more }),
      };
    },
    ask: (act, spoilt) => line.ask(act, spoilt),
    expect,
    balance,
    async moving(change, play) {
      const before = await balance();
      await play(before);
      const after = await balance();
      demand(
        after === before + change,
        `the balance was ${text(before)} and is ${text(after)}; expected ${text(before + change)}`,
      );
    },
  };
}
