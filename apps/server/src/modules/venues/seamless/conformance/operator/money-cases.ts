import { demand } from '#platform/adapters/conformance/suite.ts';
import { one, type OperatorStage } from './operator-stage.ts';

/** One thing that a provider may ask of an operator's wallet, and what must come of it. */
export interface OperatorCase {
  readonly name: string;
  /** Throws an error that says what was expected and what came. */
  play(stage: OperatorStage): Promise<void>;
}

const refusedLate = ['settled', 'conflict'] as const;

/** Stakes, results and rollbacks: each in its order, out of it, repeated and altered. */
export const moneyCases: readonly OperatorCase[] = [
  {
    name: 'answers the balance of a launch',
    async play({ balance }) {
      demand((await balance()) >= 10n * one, 'the other cases need a balance of 10.00');
    },
  },
  {
    name: 'takes a stake from the balance and answers what is left',
    play: ({ moving, expect, round }) =>
      moving(-one, async (before) => {
        const answer = await expect(round().bet(), 'taken');
        demand(answer.balance === before - one, 'another balance is answered than is left');
      }),
  },
  {
    name: 'pays a result into the balance and answers it',
    play: ({ moving, expect, round }) =>
      moving(one, async (before) => {
        const { bet, win } = round();
        await expect(bet(), 'taken');
        const answer = await expect(win(2n * one), 'taken');
        demand(answer.balance === before + one, 'another balance is answered than there is');
      }),
  },
  {
    name: 'takes a result of nothing: the stake is lost',
    play: ({ moving, expect, round }) =>
      moving(-one, async () => {
        const { bet, win } = round();
        await expect(bet(), 'taken');
        await expect(win(0n), 'taken');
      }),
  },
  {
    name: 'answers a repeat as the first time, and moves nothing by it',
    play: ({ moving, expect, round }) =>
      moving(one, async () => {
        const { bet, win } = round();
        const first = await expect(bet(), 'taken');
        const paid = await expect(win(2n * one), 'taken');
        const again = await expect(bet(), 'taken');
        const paidAgain = await expect(win(2n * one), 'taken');
        demand(again.balance === first.balance, 'the repeat of a stake has another answer');
        demand(paidAgain.balance === paid.balance, 'the repeat of a result has another answer');
      }),
  },
  {
    name: 'takes ten copies of a stake that come at once as one',
    play: ({ moving, ask, round }) =>
      moving(-one, async () => {
        const bet = round().bet();
        const answers = await Promise.all(Array.from({ length: 10 }, () => ask(bet)));
        const clear = answers.filter(({ meaning }) => meaning !== 'nothing');
        demand(
          clear.length > 0 && clear.every(({ meaning }) => meaning === 'taken'),
          `the copies are answered ${[...new Set(answers.map(({ code }) => code))].join(', ')}`,
        );
      }),
  },
  {
    name: 'refuses another stake under an id that was used',
    play: ({ moving, expect, round }) =>
      moving(-one, async () => {
        const { bet } = round();
        await expect(bet(), 'taken');
        await expect(bet({ amount: 2n * one }), 'conflict');
      }),
  },
  {
    name: 'refuses another result under an id that was used',
    play: ({ moving, expect, round }) =>
      moving(0n, async () => {
        const { bet, win } = round();
        await expect(bet(), 'taken');
        await expect(win(one), 'taken');
        await expect(win(3n * one), 'conflict');
      }),
  },
  {
    name: 'refuses a stake above the balance with the true balance, and for good',
    play: ({ moving, expect, round, unit }) =>
      moving(0n, async (before) => {
        const bet = round().bet({ amount: before + unit });
        const refusal = await expect(bet, 'insufficient');
        demand(refusal.balance === before, 'the refusal has another balance');
        await expect(bet, 'insufficient');
      }),
  },
  {
    name: 'returns a stake that is taken back, once under two ids',
    play: ({ moving, expect, round }) =>
      moving(0n, async () => {
        const { bet, rollback } = round();
        const back = rollback();
        await expect(bet(), 'taken');
        await expect(back, 'taken');
        await expect(back, 'taken');
        await expect(rollback({ id: `${back.id}-2` }), 'taken');
      }),
  },
  {
    name: 'refuses a stake that was taken back before it came',
    play: ({ moving, expect, round }) =>
      moving(0n, async () => {
        const { bet, rollback } = round();
        await expect(rollback(), 'taken');
        await expect(bet(), 'refunded');
      }),
  },
  {
    name: 'takes a result only once its stake has come',
    play: ({ moving, expect, round }) =>
      moving(one, async () => {
        const { bet, win } = round();
        await expect(win(2n * one), 'betUnknown');
        await expect(bet(), 'taken');
        await expect(win(2n * one), 'taken');
      }),
  },
  {
    name: 'refuses the result of a stake that was taken back',
    play: ({ moving, expect, round }) =>
      moving(0n, async () => {
        const { bet, win, rollback } = round();
        await expect(bet(), 'taken');
        await expect(rollback(), 'taken');
        await expect(win(2n * one), 'refunded');
      }),
  },
  {
    name: 'refuses to take back a stake that has its result',
    play: ({ moving, expect, round }) =>
      moving(one, async () => {
        const { bet, win, rollback } = round();
        await expect(bet(), 'taken');
        await expect(win(2n * one), 'taken');
        await expect(rollback(), refusedLate);
      }),
  },
  {
    name: 'refuses a stake in a closed round',
    play: ({ moving, expect, round }) =>
      moving(-one, async () => {
        const { bet, win } = round();
        const stake = bet();
        await expect(stake, 'taken');
        await expect(win(0n), 'taken');
        await expect(bet({ id: `${stake.id}-2` }), refusedLate);
      }),
  },
];
