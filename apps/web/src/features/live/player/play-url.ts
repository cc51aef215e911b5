import type { PictureTrack } from '@fairway/contract/media/tracks.ts';
import { socketOrigin } from '@fairway/contract/live/video.ts';

/** What a viewer wants to be sent; `picture` null for sound only. */
export interface TrackChoice {
  readonly picture: PictureTrack | null;
}

/** Address of the parts' WebSocket under a domain, which names a host or a whole origin; `path` is the signed path of the parts. */
export function playUrl(domain: string, path: string, { picture }: TrackChoice, page: string): string {
  const query = new URLSearchParams({ ...(picture && { video: picture }), sound: '1' });
  return `${socketOrigin(domain, page)}${path}?${query}`;
}

/** Address of another file of the picture, such as its poster, under a domain. */
export function pictureUrl(domain: string, path: string, page: string): string {
  return `${socketOrigin(domain, page).replace(/^ws/, 'http')}${path}`;
}
