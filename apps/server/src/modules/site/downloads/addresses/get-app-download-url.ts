import type { KitOperation } from '../kit/kit-operations.ts';
import { offeredFile } from './offered-file.ts';

/** The Android client, or the TestFlight one where the caller says `ios` or, saying nothing, holds an iPhone. */
export const getAppDownloadUrl: KitOperation<'getAppDownloadUrl'> = async (app, call, { platform }) => {
  const isIos = platform === undefined ? /iPhone|iPad|iPod/.test(call.userAgent) : platform === 'ios';
  const { address, downloads } = await offeredFile(app, call, isIos ? 'testFlight' : 'android');
  return { url: address, category: isIos ? 'testflight' : 'android', teamId: downloads.teamId };
};
