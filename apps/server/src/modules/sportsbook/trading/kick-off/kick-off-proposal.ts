import { z } from 'zod';
import type { ProposalKind } from '#modules/operators';
import { afterCommit } from '#platform/db/after-commit.ts';
import { AppError } from '#platform/errors.ts';
import { refreshCatalogue } from '../../catalogue/catalogue-memory.ts';
import { lockFixture } from '../../catalogue/catalogue-store.ts';
import { priceBoard } from '../../markets/price-board.ts';
import type { FixtureRow } from '../../tables.ts';
import { isPlanned, moveKickOff } from './move-kick-off.ts';

const kickOffPayload = z.strictObject({
  /** ISO 8601. */
  startsAt: z.iso.datetime(),
  timeOpen: z.boolean(),
  putOff: z.boolean(),
  match: z.string(),
  bets: z.int(),
  stake: z.array(z.string()),
});
export type KickOffPayload = z.input<typeof kickOffPayload>;
export const readKickOffPayload = (stored: unknown): KickOffPayload => kickOffPayload.parse(stored);

/** Another kick-off, result or incident in between voids the proposal. */
export const versionOf = ({ facts_version: version }: FixtureRow): string => String(version);

/**
 * A kick-off that may reopen betting: moved when a second person approves, and the match is priced again. Void once the match has begun
 * or anything was reported of its play.
 */
export const kickOffProposal: ProposalKind = {
  name: 'sportsbook.kickOff',
  rights: { read: 'sportsbook.read', propose: 'sportsbook.import', decide: 'sportsbook.approve' },
  objectKind: 'fixture',
  after(stored) {
    const { match, startsAt, bets, stake } = readKickOffPayload(stored);
    return { match, startsAt, bets, stake };
  },
  async lockVersion(tx, fixtureId) {
    const fixture = await lockFixture(tx, BigInt(fixtureId));
    return fixture ? versionOf(fixture) : '';
  },
  async carryOut(tx, app, _call, row) {
    const fixture = await lockFixture(tx, BigInt(row.object_id));
    if (!fixture || !(await isPlanned(tx, fixture))) throw new AppError('approvalVoided');

    const { startsAt, timeOpen, putOff } = readKickOffPayload(row.payload);
    await moveKickOff(tx, fixture, { startsAt: new Date(startsAt), timeOpen, putOff });

    const moved = await lockFixture(tx, fixture.id);
    if (moved?.status === 'scheduled' && moved.expected)
      await priceBoard(tx, app, moved, { expected: moved.expected });
    afterCommit(tx, () => refreshCatalogue(app));
  },
};
