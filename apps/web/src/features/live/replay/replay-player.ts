import { videoDomain } from '@fairway/contract/live/video.ts';
import type { ReplayIndex } from '@fairway/contract/media/replay-index.ts';
import type { MediaTrack, PictureTrack } from '@fairway/contract/media/tracks.ts';
import { pictureUrl } from '../player/play-url.ts';
import { ReplayLane } from './replay-lane.ts';
import type { Lane, ReplaySink } from './replay-sink.ts';

export interface ReplaySource {
  readonly domains: readonly string[];
  /** Signed path without a slash at its end. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** `gone`: expired, removed or taken down. `refused`: the room's rule. */
type ReplayPhase = 'loading' | 'ready' | 'failed' | 'gone' | 'refused';

export interface ReplayView {
  readonly phase: ReplayPhase;
  /** In seconds; 0 while unknown. */
  readonly duration: number;
}

export interface ReplaySettings {
  readonly source: () => Promise<ReplaySource>;
  readonly sink: ReplaySink;
  readonly get: (url: string) => Promise<Response>;
  readonly page: string;
  readonly now: () => number;
  /** What a failed `source` means; undefined for a fault that may pass. */
  readonly verdict: (fault: unknown) => 'gone' | 'refused' | undefined;
  /** The picture that is wanted; null for sound alone. */
  readonly picture: PictureTrack | null;
  /** Milliseconds between two looks, and after a fault. */
  readonly times?: { readonly look: number; readonly pause: number };
}

const usualTimes = { look: 250, pause: 1000 };
/** An address is renewed so long before its end. */
const renewMs = 60_000;
/** Faults one after another before the viewer is asked. */
const mostFaults = 6;
/** Of a file that is wanted for itself. */
const mostTries = 3;

/** Plays a replay: fetches the segments around what is shown, from one domain after the other, with an address that it renews. */
export class ReplayPlayer {
  readonly #settings: ReplaySettings;
  readonly #listeners = new Set<() => void>();
  #view: ReplayView = { phase: 'loading', duration: 0 };
  #source: ReplaySource | undefined;
  #asking: Promise<ReplaySource> | undefined;
  #askedAt = 0;
  #lanes: (readonly [Lane, ReplayLane])[] = [];
  #errors = 0;
  #faults = 0;
  #resumeAt = 0;
  #ended = false;
  #closed = false;
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(settings: ReplaySettings) {
    this.#settings = settings;
  }

  readonly view = (): ReplayView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    void this.#begin();
  }

  /** `seconds` on the replay's clock. */
  seek(seconds: number): void {
    this.#settings.sink.seek(Math.max(0, Math.min(seconds, this.#view.duration)));
    this.#look();
  }

  /** The segments of what plays that show something of this span, in seconds; `name` is for `file`. */
  segmentsIn(from: number, to: number): { track: MediaTrack; segment: number; name: string }[] {
    return this.#lanes.flatMap(
      ([
        ,
        {
          track: { track, segments },
        },
      ]) =>
        segments
          .filter(({ at, ms }) => at < to * 1000 && at + ms > from * 1000)
          .map(({ n }) => ({ track, segment: n, name: `${track}/seg-${n}.m4s` })),
    );
  }

  /** A file of the replay, from the next domain where one fails. Throws where none answers. */
  async file(name: string): Promise<Uint8Array<ArrayBuffer>> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const bytes = await this.#fetch(name);
      if (bytes !== undefined) return bytes;
    }
    throw new Error(`${name} cannot be had`);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    this.#settings.sink.close();
    this.#listeners.clear();
  }

  async #begin(): Promise<void> {
    const { sink, picture, times = usualTimes } = this.#settings;
    while (!this.#closed && this.#view.phase === 'loading') {
      const answer = await this.#fetch('index.json');
      if (answer === undefined) {
        await new Promise((resolve) => setTimeout(resolve, times.pause));
        continue;
      }
      const { tracks, duration } = JSON.parse(new TextDecoder().decode(answer)) as ReplayIndex;
      const pictures = tracks.filter(({ track }) => track !== 'sound');
      const shown = picture && (pictures.find(({ track }) => track === picture) ?? pictures[0]);
      const sound = tracks.find(({ track }) => track === 'sound');
      this.#lanes = [
        ...(shown ? [['picture', new ReplayLane(shown)] as const] : []),
        ...(sound ? [['sound', new ReplayLane(sound)] as const] : []),
      ];
      const codecs = Object.fromEntries(this.#lanes.map(([lane, { track }]) => [lane, firstCodec(track)]));
      await sink.open(codecs, duration / 1000);
      if (this.#closed) return;
      this.#show({ phase: 'ready', duration: duration / 1000 });
      this.#looking = setInterval(() => this.#look(), times.look);
      this.#look();
    }
  }

  #look(): void {
    const { sink, now } = this.#settings;
    if (this.#closed || this.#view.phase !== 'ready') return;
    sink.crossGap();
    if (now() < this.#resumeAt) return;
    for (const [name, lane] of this.#lanes) if (!lane.busy) void this.#fill(name, lane);
    const whole = this.#lanes.every(([, lane]) => lane.isWhole && !lane.busy);
    if (whole && !this.#ended) sink.end();
    this.#ended = whole;
  }

  async #fill(name: Lane, lane: ReplayLane): Promise<void> {
    const { sink, now, times = usualTimes } = this.#settings;
    const segment = lane.wanted(sink.time * 1000);
    if (segment === undefined) return;
    const { track, codecs } = lane.track;
    const facts = { codec: codecs[segment.init] ?? '', shift: segment.shift / 1000 };
    lane.busy = true;
    try {
      const init = lane.init === segment.init ? null : await this.#fetch(`${track}/init-${segment.init}.mp4`);
      const body = init === undefined ? undefined : await this.#fetch(`${track}/seg-${segment.n}.m4s`);
      if (this.#closed) return;
      if (init === undefined || body === undefined) {
        this.#resumeAt = now() + times.pause;
        return;
      }
      if (init !== null) await sink.append(name, init, facts);
      lane.init = segment.init;
      await sink.append(name, body, facts);
      lane.took(segment);
    } finally {
      lane.busy = false;
    }
    this.#look();
  }

  /** A file of the replay; undefined after a fault, which is counted. */
  async #fetch(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { get, page } = this.#settings;
    try {
      const { domains, path } = await this.#address();
      const domain = videoDomain(domains, this.#errors);
      if (domain === undefined) throw new Error('no domain');
      const answer = await get(`${pictureUrl(domain, path, page)}/${name}`);
      if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      this.#faults = 0;
      return bytes;
    } catch (fault) {
      this.#fault(fault);
      return undefined;
    }
  }

  /** The address, asked for once for picture and sound. One that is short from the beginning, a preview's, is used to its end. */
  #address(): Promise<ReplaySource> {
    const now = this.#settings.now();
    const isOld = now - this.#askedAt >= renewMs && (this.#source?.expiresAt ?? 0) - now < renewMs;
    if (this.#source !== undefined && !isOld) return Promise.resolve(this.#source);
    this.#asking ??= this.#settings
      .source()
      .then((source) => (this.#source = source))
      .finally(() => {
        this.#asking = undefined;
      });
    this.#askedAt = now;
    return this.#asking;
  }

  #fault(fault: unknown): void {
    const verdict = this.#settings.verdict(fault);
    // A file that is refused may be an address that has expired, or a replay that is gone: the server knows.
    this.#source = undefined;
    this.#errors += 1;
    this.#faults += 1;
    if (this.#closed) return;
    if (verdict !== undefined) this.#show({ phase: verdict });
    else if (this.#faults >= mostFaults) this.#show({ phase: 'failed' });
  }

  #show(change: Partial<ReplayView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function firstCodec({ codecs, segments }: ReplayIndex['tracks'][number]): string {
  return codecs[segments[0]?.init ?? ''] ?? '';
}
