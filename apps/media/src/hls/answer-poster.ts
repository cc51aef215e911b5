import { posterPart, readPart } from '@fairway/cmaf';
import type { PlayRight } from '@fairway/contract/media/play-address.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import type { Room } from '../rooms/room.ts';
import { refuse, type HlsAnswer } from './answer.ts';

/** The last key frame as a file that shows as a picture: init segment and one part. `video` prefers a track, else the smaller one is taken. */
export function answerPoster(room: Room, allowed: readonly PlayRight[], video: string | null): HlsAnswer {
  const order = pictureTracks
    .toReversed()
    .toSorted((left, right) => Number(right === video) - Number(left === video));
  for (const track of order) {
    const first =
      allowed.includes(track) || allowed.includes('poster')
        ? room.window(track)?.segments.at(-1)?.parts[0]
        : undefined;
    const poster = first && posterPart(readPart(first.init.init, first.bytes));
    if (first !== undefined && poster !== undefined)
      return {
        status: 200,
        type: 'video/mp4',
        body: Buffer.concat([first.init.bytes, poster]),
        lasting: false,
      };
  }
  return refuse(404, 'notFound');
}
