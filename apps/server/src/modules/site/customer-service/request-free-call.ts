import type { siteServiceEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteServiceSchemas } from '@fairway/contract/site/visit-schemas.ts';
import { phoneAreaOf } from '@fairway/contract/members/phones/areas.ts';
import { phoneFault } from '@fairway/contract/members/phones/phone.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';
import { insertCallRequest } from './call-requests-store.ts';

/**
 * Records who wants to be called. Throws `freeCallClosed`, `phoneEmpty`, `phoneMalformed`, and `freeCallWaiting` for a number
 * that waits already. Writes one row.
 */
export const requestFreeCall: Operation<
  (typeof siteServiceEndpoints)['requestFreeCall'],
  (typeof siteServiceSchemas)['requestFreeCall']
> = async (app, call, { areaCode, phone, topic, text }) => {
  const { service } = (await publishedConfiguration(app)).configuration;
  if (!service.freeCall) throw new AppError('freeCallClosed');
  const area = phoneAreaOf(areaCode);
  if (!area) throw new AppError('phoneMalformed');
  const { minDigits, maxDigits } = area;
  const fault = phoneFault(phone, { minDigits, maxDigits, disabledPrefixes: {}, restrictedPrefixes: [] });
  if (fault) throw new AppError(fault.error);

  const written = await insertCallRequest(app.db, {
    id: app.ids.uuid(),
    area_code: areaCode,
    phone,
    topic,
    words: text,
    language: call.language,
    member_id: call.member?.memberId ?? null,
    created_at: app.clock.now(),
  });
  if (!written) throw new AppError('freeCallWaiting');
  return null;
};
