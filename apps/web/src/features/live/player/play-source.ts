import { ApiError } from '@fairway/api-client/exchange/api-error.ts';
import type { PlayAddress } from '@fairway/contract/live/video-schemas.ts';
import { api } from '../../../lib/api.ts';
import type { PlaySource } from './player-settings.ts';

/** Refusals after which asking again brings nothing by itself. */
const refusals = new Set(['watchRefused', 'roomNotFound']);

export function isPlayRefusal(fault: unknown): boolean {
  return fault instanceof ApiError && refusals.has(fault.error ?? '');
}

/** Where a room's picture lies for this viewer, for one way of playing. Throws what the server refuses. */
export async function sourceOf(chatRoomNo: string, wanted: PlayAddress['kind']): Promise<PlaySource> {
  const [{ addresses }, { domains }] = await Promise.all([
    api.getSignedUrls({ chatRoomNo }),
    api.listVideoDomains({}),
  ]);
  const found = addresses.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return { domains, path: found.path };
}
