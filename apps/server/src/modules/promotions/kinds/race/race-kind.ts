import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstRaces } from './first-races.ts';

const sumOf = ({ prizes }: TermsOf<'race'>) => prizes.reduce((sum, prize) => sum + fenOf(prize), 0n);

export const raceKind = defineKind('race', {
  // Every prize is given, so the budget holds them all.
  oneMember: sumOf,
  faults: raceFaults,
  first: firstRaces,
});

function raceFaults(terms: TermsOf<'race'>): Fault[] {
  const faults: Fault[] = [];
  if (fenOf(terms.perTicket) === 0n || terms.prizes.some((prize) => fenOf(prize) === 0n))
    faults.push({
      rule: 'prizes',
      zh: '每张奖券所需流水与各名次奖金须大于 0',
      en: 'A ticket’s play and every prize must be above 0',
    });
  if (terms.prizes.some((prize, index) => index > 0 && fenOf(prize) > fenOf(terms.prizes[index - 1] ?? '0')))
    faults.push({
      rule: 'prizes',
      zh: '名次靠后的奖金不得高于靠前的',
      en: 'A later place may not get more than an earlier one',
    });
  return faults;
}
