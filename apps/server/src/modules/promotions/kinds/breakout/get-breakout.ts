import { activityStatuses, barrierStatuses } from '@fairway/contract/promotions/activities.ts';
import type { breakoutEndpoints } from '@fairway/contract/promotions/breakout/endpoints.ts';
import type { breakoutSchemas } from '@fairway/contract/promotions/breakout/schemas.ts';
import { findMemberNames } from '#modules/members';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Db } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { readMemberView } from '../../eligibility/member-view.ts';
import { selectRewardsOfStep } from '../../rewards/rewards-store.ts';
import { selectFinishers } from './finishers-store.ts';
import { stepOf, sumsSince } from './read-steps.ts';

const mostFinishers = 20;

/** The barriers with their states, what each asks, and who passed the last one lately. Throws `activityUnknown`. */
export const getBreakout: Operation<
  (typeof breakoutEndpoints)['getBreakout'],
  (typeof breakoutSchemas)['getBreakout']
> = async (app, call, { activityId: no }) => {
  const campaign = await selectPublished(app.db, { kind: 'breakout', no });
  if (campaign?.terms.kind !== 'breakout') throw new AppError('activityUnknown');
  const { barriers } = campaign.terms;
  const now = await databaseNow(app.db);
  const memberId = call.member?.memberId;
  const since = campaign.starts_at;
  const hasBegun = now >= since;
  const view =
    memberId !== undefined && hasBegun ? await readMemberView(app.db, app, memberId, { since, now }) : null;
  const sums =
    memberId !== undefined && hasBegun ? await sumsSince(app.db, app, memberId, { since, now }) : [];
  const passed =
    memberId === undefined
      ? []
      : await selectRewardsOfStep(app.db, memberId, { kind: 'breakout', no, step: 'barrier' });
  const { notStarted, started, ended } = barrierStatuses.codes;
  const isOpen = !campaign.paused && activityStatusOf(campaign, now) === activityStatuses.codes.running;
  const title = ({ zh, en }: { zh: string; en: string }) => (call.language === 'en' ? en : zh);
  return {
    activityId: no,
    barriers: barriers.map((barrier, index) => ({
      barrier: index + 1,
      title: title(barrier),
      prize: barrier.prize,
      status: index < passed.length ? ended : index === passed.length && isOpen ? started : notStarted,
    })),
    steps: barriers.map((barrier, index) => ({
      barrier: index + 1,
      rule: barrier.rule,
      category: barrier.rule === 'played' ? (barrier.category ?? null) : null,
      ...stepOf(barrier, view, sums),
    })),
    carousel: await carouselOf(app.db, no, barriers.length),
    now: now.toISOString(),
  };
};

/** Who passed the last barrier: first and last letter of the name. */
async function carouselOf(db: Db, no: number, last: number): Promise<{ name: string; at: string }[]> {
  const rows = await selectFinishers(db, { no, last, most: mostFinishers });
  const names = await findMemberNames(
    db,
    rows.map(({ member_id: id }) => id),
  );
  return rows.flatMap(({ member_id: id, reached_at: at }) => {
    const name = names.get(id);
    return name === undefined
      ? []
      : [{ name: `${name.slice(0, 1)}***${name.slice(-1)}`, at: at.toISOString() }];
  });
}
