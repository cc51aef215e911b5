import { fenOf } from '../../eligibility/member-view.ts';
import { defineKind } from '../kind.ts';
import { firstRaffles } from './first-raffles.ts';

/** A budget pays every prize: each is drawn once. */
export const raffleKind = defineKind('raffle', {
  oneMember: ({ prizes }) =>
    prizes.reduce((sum, { amount, count }) => sum + fenOf(amount) * BigInt(count), 0n),
  faults: ({ prizes, tickets }) =>
    prizes.some(({ amount }) => fenOf(amount) === 0n) ||
    (tickets.by === 'deposit' && fenOf(tickets.each) === 0n)
      ? [
          {
            rule: 'prizes',
            zh: '奖金与每张奖券所需存款须大于 0',
            en: 'Prizes, and the deposit that earns a ticket, must be above 0',
          },
        ]
      : [],
  first: firstRaffles,
});
