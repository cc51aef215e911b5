import type { KitOperation } from '../kit/kit-operations.ts';
import { offeredFile } from './offered-file.ts';

/** The description file that an iPhone installs before a client from outside the shop. */
export const getDescriptFile: KitOperation<'getDescriptFile'> = async (app, call) => {
  const { address, downloads } = await offeredFile(app, call, 'iosDescription');
  return { descAddr: address, teamId: downloads.teamId };
};
