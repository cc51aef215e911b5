import type { KitOperation } from '../kit/kit-operations.ts';
import { insertNode } from './reports-store.ts';

/** Keeps one step of a visit with what the device says of itself. */
export const insertReportNode: KitOperation<'insertReportNode'> = async (app, call, input) => {
  const id = app.ids.uuid();
  await insertNode(app.db, {
    id,
    app_key: input.appkey,
    node: input.node,
    device_id: input.deviceId ?? null,
    platform: input.platform,
    screen_size: input.screenSize,
    mobile_type: input.mobileType,
    mobile_version: input.mobileVersion,
    query: input.query,
    address: call.address,
    created_at: app.clock.now(),
  });
  return { id };
};
