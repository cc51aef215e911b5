import type { rainEndpoints } from '@fairway/contract/promotions/rain/endpoints.ts';
import type { rainSchemas } from '@fairway/contract/promotions/rain/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { presentSession, secondsLeft } from './present-session.ts';
import { countFree, selectOwnPackets } from './rain-packets-store.ts';
import { selectCurrentSession, selectFormerSessions } from './rain-sessions-store.ts';
import { countTries, mostTries } from './rain-tries-store.ts';

/** A rain's config, its session that falls or comes next with the countdown by the database's clock, and those that are over. Throws `activityUnknown`. */
export const getRain: Operation<(typeof rainEndpoints)['getRain'], (typeof rainSchemas)['getRain']> = async (
  app,
  call,
  { no },
) => {
  const campaign = await selectPublished(app.db, { kind: 'redPackRain', no });
  if (campaign?.terms.kind !== 'redPackRain') throw new AppError('activityUnknown');
  const { teams, gamePlatforms } = campaign.terms;
  const memberId = call.member?.memberId ?? null;
  const now = await databaseNow(app.db);
  const [current, former] = await Promise.all([
    selectCurrentSession(app.db, no, now),
    selectFormerSessions(app.db, no, now),
  ]);
  const sessions = [...(current ? [current] : []), ...former].map(({ session }) => session);
  const [free, own, tries] = await Promise.all([
    countFree(app.db, no, sessions),
    memberId === null ? new Map<string, never>() : selectOwnPackets(app.db, memberId, { no, sessions }),
    memberId === null || !current ? null : countTries(app.db, memberId, current),
  ]);
  const present = (row: (typeof former)[number]) =>
    presentSession(row, { now, free: free.get(row.session) ?? 0, own: own.get(row.session) ?? null });
  const named = ({ code, zh, en }: { code: string; zh: string; en: string }) => ({
    code,
    name: call.language === 'en' ? en : zh,
  });
  return {
    teams: teams.map(named),
    gamePlatforms: gamePlatforms.map(named),
    countdown: current ? secondsLeft(current, now) : null,
    current: current ? present(current) : null,
    tries: memberId === null ? null : mostTries - (tries ?? 0),
    former: former.map(present),
    now: now.toISOString(),
  };
};
