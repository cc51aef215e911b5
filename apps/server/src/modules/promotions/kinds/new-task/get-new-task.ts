import type { newTaskEndpoints } from '@fairway/contract/promotions/new-task/endpoints.ts';
import type { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { activityStatuses } from '@fairway/contract/promotions/activities.ts';
import { siteDay } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { activityStatusOf } from '../../campaigns/activity-status.ts';
import { selectPublished } from '../../campaigns/campaigns-store.ts';
import { readMemberTasks } from './member-tasks.ts';
import { ownPackage } from './own-package.ts';
import { presentPackage, visitorPackage } from './present-package.ts';
import { configsOf, statusesOf } from './present-tasks.ts';

/** The tasks with the caller's states; a visitor sees them as they begin. Throws `activityUnknown`. */
export const getNewTask: Operation<
  (typeof newTaskEndpoints)['getNewTask'],
  (typeof newTaskSchemas)['getNewTask']
> = async (app, call, { no }) => {
  const campaign = await selectPublished(app.db, { kind: 'newTask', no });
  if (campaign?.terms.kind !== 'newTask') throw new AppError('activityUnknown');
  const { terms } = campaign;
  const now = await databaseNow(app.db);
  const zone = app.config.siteTimeZone;
  const memberId = call.member?.memberId;
  const own = memberId ? await readMemberTasks(app.db, app, memberId, { campaign, terms, now }) : null;

  const status = activityStatusOf(campaign, now);
  const isOpen = status === activityStatuses.codes.running && !campaign.paused && campaign.closed === null;
  const window = own?.first ?? { from: campaign.starts_at, to: campaign.ends_at };
  const signs = own
    ? ownPackage(own, { terms, zone, isOpen })
    : visitorPackage(terms, { window, today: siteDay(now, zone), zone });
  const rules = call.language === 'en' ? terms.en.rules : terms.zh.rules;
  return {
    webMainPicture: terms.art,
    webBackgroundPicture: terms.art,
    activityId: no,
    activityStartTime: window.from.toISOString(),
    activityEndTime: window.to.toISOString(),
    h5Rule: rules,
    webRule: rules,
    isNew: own !== null && now >= window.from && now < window.to,
    registerTime: own?.member.created_at.toISOString() ?? null,
    activityStatus: status,
    btnStatus: statusesOf(own, { campaign, terms, now }),
    taskConfigs: configsOf(terms),
    gamePackageConfig: presentPackage(terms, signs, call.language),
  };
};
