import type { KitOperation } from '../kit/kit-operations.ts';
import { upsertParams } from './reports-store.ts';

/** Keeps the parameters of the page's address for the device, in place of those it reported before. */
export const reportDownloadParams: KitOperation<'reportDownloadParams'> = async (app, _call, input) => {
  await upsertParams(app.db, {
    app_key: input.appkey,
    device_id: input.deviceId,
    platform: input.platform,
    screen_size: input.screenSize,
    mobile_type: input.mobileType,
    mobile_version: input.mobileVersion,
    query: input.query,
    reported_at: app.clock.now(),
  });
  return { deviceId: input.deviceId };
};
