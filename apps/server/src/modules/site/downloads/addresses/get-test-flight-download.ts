import type { KitOperation } from '../kit/kit-operations.ts';
import { offeredFile } from './offered-file.ts';

/** The iPhone client in Apple's TestFlight. */
export const getTestFlightDownload: KitOperation<'getTestFlightDownload'> = async (app, call) => {
  const { address, downloads } = await offeredFile(app, call, 'testFlight');
  return { url: address, category: 'testflight', teamId: downloads.teamId };
};
