import { freeRoundTerms } from '@fairway/contract/games/free-rounds/schemas.ts';
import { uuid } from '@fairway/contract/fields.ts';
import { formatMoney, parseMoney } from '@fairway/money';
import { z } from 'zod';
import { findMember } from '#modules/members';
import type { ProposalKind } from '#modules/operators';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import { grantFreeRounds } from './grant-free-rounds.ts';
import { costOf } from './grant-terms.ts';

const payload = z.object({ memberId: uuid, memberName: z.string(), terms: freeRoundTerms });
export type FreeRoundsPayload = z.output<typeof payload>;

/**
 * An operator proposes free rounds, another approves: they are given then, and their days run from then. Each proposal is an object of
 * its own, whose id is the key that gives them once.
 */
export const freeRoundsProposal: ProposalKind = {
  name: 'games.freeRounds',
  rights: { read: 'games.read', propose: 'games.pit', decide: 'games.pit' },
  objectKind: 'freeRounds',
  after(stored) {
    const { memberId, memberName, terms } = payload.parse(stored);
    const stake = parseMoney(terms.stake, terms.currency);
    const text = (amount: typeof stake) => `${formatMoney(amount)} ${amount.currency}`;
    return {
      name: memberName,
      memberId,
      game: terms.game,
      stake: text(stake),
      count: String(terms.count),
      cost: text(costOf({ stake, count: terms.count })),
      factor: terms.factor,
      days: String(terms.days),
    };
  },
  // What is proposed is not edited; the bounds are judged again when it is carried out.
  lockVersion: () => Promise.resolve('1'),
  async carryOut(tx, app, _call, row) {
    const { memberId, terms } = payload.parse(row.payload);
    if (!(await findMember(tx, memberId))) throw new AppError('memberNotFound');

    await grantFreeRounds(tx, app, {
      memberId,
      game: terms.game,
      currency: terms.currency,
      stake: parseMoney(terms.stake, terms.currency).minor,
      count: terms.count,
      factor: Number(hundredths(terms.factor)),
      expiresAt: addSeconds(await databaseNow(tx), terms.days * 24 * 3600),
      source: 'operator',
      sourceKey: row.id,
    });
  },
};
