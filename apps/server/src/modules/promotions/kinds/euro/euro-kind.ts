import { allPots } from '../guess/quiz-terms.ts';
import { quizFaults } from '../guess/guess-kind.ts';
import type { Fault } from '../../campaigns/verdict.ts';
import { defineKind } from '../kind.ts';
import type { EuroTerms } from './find-euro.ts';
import { firstEuroCups, firstEuropeanCups } from './first-euros.ts';

/** What stands against publishing a cup: that of its quiz, and stars or films of one code. */
function euroFaults(terms: EuroTerms): Fault[] {
  const { stars, videos } = terms;
  const areOwn = [stars, videos].every((each) => new Set(each.map(({ code }) => code)).size === each.length);
  const twice: Fault = {
    rule: 'prizes',
    zh: '球星与视频的代码不得重复',
    en: 'Each star and each film needs a code of its own',
  };
  return [...quizFaults(terms), ...(areOwn ? [] : [twice])];
}

export const europeanCupKind = defineKind('europeanCup', {
  oneMember: allPots,
  faults: euroFaults,
  first: firstEuropeanCups,
});

export const euroCupKind = defineKind('euroCup', {
  oneMember: allPots,
  faults: euroFaults,
  first: firstEuroCups,
});
