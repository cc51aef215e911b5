import type { KitOperation } from '../kit/kit-operations.ts';
import { findParams } from './reports-store.ts';

/** What is held for a device (`params/whight`, spelled so); its number is random, so only the device itself knows it. */
export const readDownloadParams: KitOperation<'readDownloadParams'> = async (app, _call, input) => {
  const row = await findParams(app.db, { appKey: input.appkey, deviceId: input.deviceId });
  return {
    known: row !== undefined,
    query: row?.query ?? {},
    reportedAt: row?.reported_at.toISOString() ?? null,
  };
};
