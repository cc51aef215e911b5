import type { liveVideoEndpoints } from '@fairway/contract/live/video-endpoints.ts';
import type { liveVideoSchemas } from '@fairway/contract/live/video-schemas.ts';
import { findMember } from '#modules/members';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { closePictureJob } from '../video/close-picture.job.ts';
import { countReports, holdOnAir, insertCover, insertPictureReport } from './covers-store.ts';

/** Days since the registration from which a member's report counts toward a cover. */
const agedDays = 7;
/** So many reports of different members within so many seconds cover a picture (live.md, 7). */
const reportsToCover = 5;
const withinSeconds = 120;

/**
 * Reports the picture that a room shows, once a member and broadcast; the fifth report that counts within two minutes covers it until a person has
 * looked, and ends it for those who watch. Throws `streamUnavailable` where nothing is on the air.
 */
export const reportPicture: Operation<
  (typeof liveVideoEndpoints)['reportPicture'],
  (typeof liveVideoSchemas)['reportPicture']
> = async (app, { member: { memberId } }, { chatRoomNo, reason }) => {
  const member = await findMember(app.db, memberId);
  if (!member) throw new AppError('tokenMissing');
  const at = app.clock.now();
  return inTransaction(app.db, async (tx) => {
    const broadcastId = await holdOnAir(tx, BigInt(chatRoomNo));
    if (broadcastId === undefined) throw new AppError('streamUnavailable');

    const counts = addSeconds(member.created_at, agedDays * 86_400) <= at;
    await insertPictureReport(tx, { broadcastId, memberId, reason, counts, at });
    if ((await countReports(tx, broadcastId, addSeconds(at, -withinSeconds))) >= reportsToCover) {
      await insertCover(tx, app.ids.uuid(), broadcastId, at);
      await addJob(tx, closePictureJob, { room: chatRoomNo }, { key: `live:close-picture:${chatRoomNo}` });
    }

    return null;
  });
};
