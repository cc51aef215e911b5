import type { cashierGateEndpoints } from '@fairway/contract/deposits/gate-endpoints.ts';
import { phoneVerificationModes } from '@fairway/contract/deposits/phone-verification.ts';
import type { cashierGateSchemas } from '@fairway/contract/deposits/gate-schemas.ts';
import { promptStatuses } from '@fairway/contract/deposits/prompts.ts';
import type { Operation } from '#platform/http/routes.ts';
import { inLanguage, publishedSettings } from './published-settings.ts';

/** Whether a deposit asks for a bound phone. */
export const getMobileVerificationConfig: Operation<
  (typeof cashierGateEndpoints)['getMobileVerificationConfig'],
  (typeof cashierGateSchemas)['getMobileVerificationConfig']
> = async (app, _call, { keyCode }) => ({
  keyCode,
  value: phoneVerificationModes.keyOf((await publishedSettings(app)).depositPhone),
});

/** Whether leaving an unpaid order is asked about. Off, no text leaves the server. */
export const getLeavePayConfig: Operation<
  (typeof cashierGateEndpoints)['getLeavePayConfig'],
  (typeof cashierGateSchemas)['getLeavePayConfig']
> = async (app, call) => {
  const { enabled, content } = (await publishedSettings(app)).leavePay;
  const { on, off } = promptStatuses.codes;
  return enabled ? { status: on, content: inLanguage(content, call.language) } : { status: off, content: '' };
};

/** The announcement above the deposit methods; '' shows nothing. */
export const getAnnouncementContent: Operation<
  (typeof cashierGateEndpoints)['getAnnouncementContent'],
  (typeof cashierGateSchemas)['getAnnouncementContent']
> = async (app, call) => ({
  content: inLanguage((await publishedSettings(app)).announcement, call.language),
});
