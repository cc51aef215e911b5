import { CmafFault, writePart, type Bytes, type Sample, type TrackConfig } from '@fairway/cmaf';
import type { MediaTrack } from '@fairway/contract/media/tracks.ts';
import { StreamRefused, type Publication } from '../ingest/publication.ts';
import { ArrivalClock } from './arrival-clock.ts';
import { UnrolledTime, type PartSink } from './part-sink.ts';
import { PictureParts } from './picture-parts.ts';
import { readPictureTag, readSoundTag } from './read-tag.ts';
import { SoundParts } from './sound-parts.ts';

/** An encoder sends one picture and one sound. */
export const flvTracks = ['hd', 'sound'] as const;

/** Turns an encoder's tags into init segments and parts and gives them to its publication, which judges them as any other's. */
export class FlvPublication {
  readonly #publication: Publication;
  readonly #now: () => number;
  readonly #onPart: () => void;
  readonly #arrivals = new ArrivalClock();
  readonly #times = { picture: new UnrolledTime(), sound: new UnrolledTime() };
  readonly #pictures: PictureParts;
  readonly #sounds: SoundParts;

  constructor(publication: Publication, { now, onPart }: { now: () => number; onPart: () => void }) {
    this.#publication = publication;
    this.#now = now;
    this.#onPart = onPart;
    this.#pictures = new PictureParts(this.#sink('hd', 'picture'));
    this.#sounds = new SoundParts(this.#sink('sound', 'sound'));
  }

  /** Takes a tag and its time in milliseconds, counted round at 2^32. Throws StreamRefused. */
  take(kind: 'picture' | 'sound', payload: Buffer, rtmpTime: number): void {
    const time = this.#times[kind].next(rtmpTime);
    const capturedAt = this.#arrivals.takenAt(time, this.#now());
    try {
      if (time < 0) throw new CmafFault('time', `${time} ms`);
      if (kind === 'picture') this.#takePicture(payload, time, capturedAt);
      else this.#takeSound(payload, time, capturedAt);
    } catch (error) {
      if (error instanceof CmafFault) throw new StreamRefused(error.fault, error.message);
      throw error;
    }
  }

  /** Gives what waits for its successor. Throws StreamRefused. */
  flush(): void {
    this.#pictures.flush();
    this.#sounds.flush();
  }

  #takePicture(payload: Buffer, time: number, capturedAt: number): void {
    const tag = readPictureTag(payload);
    if (tag?.kind === 'config') this.#pictures.config(tag.bytes);
    else if (tag) this.#pictures.picture(tag.bytes, { time, shownAfter: tag.shownAfter, capturedAt });
  }

  #takeSound(payload: Buffer, time: number, capturedAt: number): void {
    const tag = readSoundTag(payload);
    if (tag?.kind === 'config') this.#sounds.config(tag.bytes);
    else if (tag) this.#sounds.packet(tag.bytes, { time, capturedAt });
  }

  #sink(track: MediaTrack, kind: TrackConfig['kind']): PartSink {
    return {
      init: (bytes) => this.#give('init', track, bytes, 0),
      part: (samples: readonly Sample[], time, capturedAt) => {
        const sequence = this.#publication.room.nextPart(track);
        this.#give('part', track, writePart(kind, { sequence, time, capturedAt, samples }), capturedAt);
        this.#onPart();
      },
    };
  }

  #give(kind: 'init' | 'part', track: MediaTrack, payload: Bytes, capturedAt: number): void {
    const number = this.#publication.room.nextPart(track);
    const rest = { key: false, discontinuity: false, segment: 0, duration: 0 };
    this.#publication.take({ kind, track, number, capturedAt, payload, ...rest }, capturedAt, this.#now());
  }
}
