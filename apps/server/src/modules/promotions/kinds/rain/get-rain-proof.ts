import type { rainEndpoints } from '@fairway/contract/promotions/rain/endpoints.ts';
import type { rainSchemas } from '@fairway/contract/promotions/rain/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { formatMoney, money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { presentRound } from '../round-draws/draw-round.ts';
import { openSealedSeed } from '../round-draws/sealed-seed.ts';
import { presentPacket } from './present-session.ts';
import { selectOwnPackets } from './rain-packets-store.ts';
import { selectSession } from './rain-sessions-store.ts';

/**
 * What a session's packets follow from: `npm run verify` cuts them again from these fields. The seed is shown once the session is over: with
 * it and the randomness, the packets to come would be known. Throws `activityUnknown`.
 */
export const getRainProof: Operation<
  (typeof rainEndpoints)['getRainProof'],
  (typeof rainSchemas)['getRainProof']
> = async (app, { member }, { no, session }) => {
  const row = await selectSession(app.db, { no, session });
  if (!row) throw new AppError('activityUnknown');
  const own =
    member && (await selectOwnPackets(app.db, member.memberId, { no, sessions: [session] })).get(session);
  const isOver = (await databaseNow(app.db)) >= row.ends_at;
  const yuan = (minor: bigint) => formatMoney(money('CNY', minor));
  return {
    session,
    commitment: row.commitment,
    serverSeed: isOver ? openSealedSeed(app, row) : null,
    round: presentRound(row),
    randomness: row.randomness,
    pot: yuan(row.pot),
    packets: row.packets,
    least: yuan(row.least),
    own: own ? presentPacket(own) : null,
  };
};
