import type { KitOperation } from '../kit/kit-operations.ts';
import { offeredFile } from './offered-file.ts';

/** The Windows client, or the Mac one where the caller says `mac` or, saying nothing, sits at a Mac. */
export const getPcDownloadUrl: KitOperation<'getPcDownloadUrl'> = async (app, call, { platform }) => {
  const isMac = platform === undefined ? /Macintosh/.test(call.userAgent) : platform === 'mac';
  const category = isMac ? 'mac' : 'windows';
  const { address, downloads } = await offeredFile(app, call, category);
  return { url: address, category, teamId: downloads.teamId };
};
