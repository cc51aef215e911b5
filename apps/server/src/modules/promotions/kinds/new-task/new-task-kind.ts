import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { reviewedAbove } from '../../rewards/review-bounds.ts';
import { defineKind } from '../kind.ts';
import { firstNewTasks } from './first-new-tasks.ts';
import { tasksOf } from './tasks-of.ts';

export const newTaskKind = defineKind('newTask', {
  oneMember: (terms) =>
    [...tasksOf(terms).map(({ amount }) => amount), ...awardsOf(terms)].reduce((sum, one) => sum + one, 0n),
  faults,
  asksPlayOf: ({ games }) => games.map((category) => [category]),
  first: firstNewTasks,
});

/** What the steps and awards must be so that each has one state at a time: rising, above nothing, and not above what people decide. */
function faults(terms: TermsOf<'newTask'>): Fault[] {
  const { steps, package: own } = terms;
  const found: Fault[] = [];
  const isRising = (values: readonly bigint[]) =>
    values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0n));
  if (
    !isRising(steps.map(({ played }) => fenOf(played))) ||
    !isRising(own.awards.map(({ signs }) => BigInt(signs)))
  )
    found.push({
      rule: 'prizes',
      zh: '投注档位与签到次数须逐档递增',
      en: 'Steps of play and counts of signs must rise',
    });
  if (new Set(terms.games).size < terms.games.length)
    found.push({ rule: 'prizes', zh: '游戏类型不能重复', en: 'Each kind of play may have one ladder' });
  if (tasksOf(terms).some(({ amount }) => amount === 0n) || awardsOf(terms).includes(0n))
    found.push({ rule: 'prizes', zh: '每项奖励须大于 0', en: 'Every reward must be above 0' });
  const unreviewed = [...steps.map(({ reward }) => fenOf(reward)), ...awardsOf(terms)];
  if (unreviewed.some((amount) => amount > reviewedAbove))
    found.push({
      rule: 'prizes',
      zh: '投注与签到的单项奖励不得超过 1,000 元',
      en: 'A reward for play or signs may be CNY 1,000 at most',
    });
  return found;
}

function awardsOf({ package: { awards } }: TermsOf<'newTask'>): bigint[] {
  return awards.map(({ reward }) => fenOf(reward));
}
