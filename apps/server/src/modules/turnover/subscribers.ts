import { parseMoney, subtract } from '@fairway/money';
import { inTransaction } from '#platform/db/transaction.ts';
import { defineSubscriber } from '#platform/outbox/subscriber.ts';
import { countTurnover, countTurnovers } from './count-turnover.ts';

/** A settled bet's valid turnover, as the sportsbook has counted it: half results, voids and both sides of a market are in it. */
export const countSettledBet = defineSubscriber({
  event: 'bet.settled',
  name: 'turnover.count',
  async run(app, { memberId, betId, turnover, currency, at }, { id: key }) {
    const { minor: change } = parseMoney(turnover, currency);
    await inTransaction(app.db, (tx) =>
      countTurnover(tx, { memberId, currency, kind: 'bet', ref: betId, key, change, at: new Date(at) }),
    );
  },
});

/** The turnover of a round at the house's games or at a seamless venue. */
export const countSettledGame = defineSubscriber({
  event: 'game.settled',
  name: 'turnover.count-game',
  async run(app, { memberId, ref, turnover, currency, free, at }, { id: key }) {
    const { minor: change } = parseMoney(turnover, currency);
    if (free || change === 0n) return;
    await inTransaction(app.db, (tx) =>
      countTurnover(tx, { memberId, currency, kind: 'game', ref, key, change, at: new Date(at) }),
    );
  },
});

/** The turnover of a member's tickets on an issue of a lottery, each by itself. */
export const countSettledTickets = defineSubscriber({
  event: 'tickets.settled',
  name: 'turnover.count-tickets',
  async run(app, { memberId, currency, tickets, at }, { id }) {
    const changes = tickets
      .map(({ ref, turnover }, part) => {
        const { minor: change } = parseMoney(turnover, currency);
        return { kind: 'game' as const, ref, key: `${id}/${part}`, change, at: new Date(at) };
      })
      .filter(({ change }) => change !== 0n);
    if (changes.length === 0) return;
    await inTransaction(app.db, (tx) => countTurnovers(tx, { memberId, currency }, changes));
  },
});

/** A round that was corrected or taken back after its end: the difference counts. */
export const countCorrectedGame = defineSubscriber({
  event: 'game.resettled',
  name: 'turnover.correct-game',
  async run(app, { memberId, ref, turnoverBefore, turnoverAfter, currency, at }, { id: key }) {
    const before = parseMoney(turnoverBefore, currency);
    const { minor: change } = subtract(parseMoney(turnoverAfter, currency), before);
    if (change === 0n) return;
    await inTransaction(app.db, (tx) =>
      countTurnover(tx, { memberId, currency, kind: 'game', ref, key, change, at: new Date(at) }),
    );
  },
});

/** A corrected result: the difference counts, so a reversed bet takes its turnover back. */
export const countCorrectedBet = defineSubscriber({
  event: 'bet.resettled',
  name: 'turnover.correct',
  async run(app, { memberId, betId, turnoverBefore, turnoverAfter, currency, at }, { id: key }) {
    const before = parseMoney(turnoverBefore, currency);
    const { minor: change } = subtract(parseMoney(turnoverAfter, currency), before);
    if (change === 0n) return;
    await inTransaction(app.db, (tx) =>
      countTurnover(tx, { memberId, currency, kind: 'bet', ref: betId, key, change, at: new Date(at) }),
    );
  },
});
