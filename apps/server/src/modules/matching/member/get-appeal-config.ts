import type { matchingEndpoints } from '@fairway/contract/matching/endpoints.ts';
import type { matchingSchemas } from '@fairway/contract/matching/schemas.ts';
import { appealPicturesMost, appealReasons, appealTextLimit } from '@fairway/contract/matching/appeals.ts';
import type { Operation } from '#platform/http/routes.ts';
import { cashierSettings } from '#modules/cashier';

/** Reasons, pictures and text limits of an appeal, and in how many hours it is decided. Writes nothing. */
export const getAppealConfig: Operation<
  (typeof matchingEndpoints)['getAppealConfig'],
  (typeof matchingSchemas)['getAppealConfig']
> = async (app, call) => ({
  reasons: appealReasons.list.flatMap(({ code, side, zh, en }) =>
    side === 'house' || side === 'claim' ? [] : [{ code, side, label: call.language === 'en' ? en : zh }],
  ),
  pictures: appealPicturesMost,
  maxLength: appealTextLimit,
  hours: (await cashierSettings(app)).fastWithdrawal.appealHours,
});
