import type { LastMatch, PastBet } from '#modules/sportsbook';
import { paysUsdt, people } from './people.ts';

/** The members who bet: they pay in at the beginning of the month and carry some of it to the sportsbook the day after. */
export const punters = people.slice(0, 14).map(({ name }, index) => ({
  name,
  daysAgo: 22.2 - index * 0.01,
  ...(paysUsdt(index)
    ? ({ currency: 'USDT', amount: '60' } as const)
    : ({ currency: 'CNY', amount: '250' } as const)),
}));

interface Evening {
  readonly daysAgo: number;
  readonly last?: LastMatch;
  readonly bets: readonly (Omit<PastBet, 'memberId'> & { readonly name: string })[];
}

const codes = ['ft_1x2', 'ft_ah', 'ft_ou', 'ht_ou'] as const;
const days = [20, 16.1, 12, 7.2, 4, 2, 1.05, 0.95, 0.25];

/** Matches of the past weeks with what was bet on them: single bets, now and then a parlay; some matches were called off. */
export const evenings: readonly Evening[] = days.map((daysAgo, evening) => ({
  daysAgo,
  ...lastOf(evening),
  bets: [0, 1, 2, 3].map((place) => {
    const at = evening * 4 + place;
    const { name = '', currency = 'CNY' } = punters[at % punters.length] ?? {};
    const match = place % 4;
    const code = codes[(at * 3) % codes.length] ?? 'ft_1x2';
    // Half times are what the last evening's alarm is about.
    const single = [[match, evening === days.length - 1 && match === 3 ? 'ht_ou' : code, at % 2]] as const;
    const parlay = [
      [0, 'ft_1x2', at % 3],
      [1, 'ft_ou', at % 2],
      [2, 'ft_ah', at % 2],
    ] as const;
    return place === 3 && evening % 2 === 0 && evening < days.length - 1
      ? { name, currency, stake: '10', legs: parlay }
      : {
          name,
          currency,
          stake: String(currency === 'USDT' ? 5 + (at % 4) * 5 : 20 + ((at * 13) % 6) * 10),
          legs: single,
        };
  }),
}));

function lastOf(evening: number): { last?: LastMatch } {
  if (evening === days.length - 1) return { last: 'halfTimeUnknown' };
  return evening % 3 === 1 ? { last: 'calledOff' } : {};
}

/** What is open now: bets on the matches that come next. */
export const comingBets = punters.slice(0, 8).map(({ name, currency }, at) => ({
  name,
  currency,
  stake: currency === 'USDT' ? '5' : String(20 + at * 5),
  legs: at === 6 ? ([[0, 'ft_1x2', 0], [2, 'ft_ou', 0]] as const) : ([[at % 5, codes[at % 3] ?? 'ft_1x2', at % 2]] as const), // prettier-ignore
}));
