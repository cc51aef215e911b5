import { videoDomain } from '@fairway/contract/live/video.ts';
import { playCloseCodes } from '@fairway/contract/media/play-messages.ts';
import { StallWatch } from '@fairway/ui/play/stall-watch.ts';
import { firstPlayState, isOver, nextPlayState, type PlayEvent } from '../play-state.ts';
import { pictureUrl } from '../play-url.ts';
import type { PlayerSettings, PlayTimes, PlayView, Quality } from '../player-settings.ts';
import { startPlaying } from '../start-playing.ts';
import type { HlsEngine, HlsMeans, OpenEngine } from './hls-means.ts';

/** Milliseconds; a playlist brings its first picture later than a socket, and two seconds at once. */
const hlsTimes = { noPicture: 12_000, stall: 8000, look: 250 } as const;

export interface HlsPlayerSettings extends Pick<PlayerSettings, 'source' | 'page' | 'now' | 'isRefusal'> {
  readonly means: HlsMeans;
  readonly video: HTMLVideoElement;
  /** Loads what plays playlists. */
  readonly engine: () => Promise<OpenEngine>;
  /** Milliseconds until an address is renewed. */
  readonly renewal: number;
  /** Nothing is kept yet that could be rewound. */
  readonly onEmpty: () => void;
  readonly times?: Omit<PlayTimes, 'renewal'>;
}

/** A playlist that had nothing new so long ago still has nothing, in milliseconds. */
const waitedMs = 6000;
/** In seconds: the newest segment of what is kept is whole only so much later. */
const wholeSegment = 4;

/** What an origin's refusal means, by HTTP status; everything else is the line's fault. */
const codes: Readonly<Record<number, number>> = {
  401: playCloseCodes.expired,
  403: playCloseCodes.refused,
  410: playCloseCodes.ended,
  451: playCloseCodes.takenDown,
};

/** Plays a room's playlist with the states, lines and failover of the player on parts. */
export class HlsPlayer {
  readonly #settings: HlsPlayerSettings;
  readonly #times: Omit<PlayTimes, 'renewal'>;
  readonly #watch = new StallWatch();
  readonly #listeners = new Set<() => void>();
  #view: PlayView;
  #engine: HlsEngine | undefined;
  /** Addresses of this play so far without their last names; the newest is good. */
  #bases: string[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #pictureTimer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** When the playlist last had nothing new. */
  #waitedAt = Number.NEGATIVE_INFINITY;
  /** Capture time to return to on the next line. */
  #returnTo: number | undefined;
  #wanted = true;
  #closed = false;

  constructor(settings: HlsPlayerSettings, quality: Quality) {
    this.#settings = settings;
    this.#times = settings.times ?? hlsTimes;
    this.#view = {
      ...firstPlayState,
      line: 0,
      lines: 1,
      quality,
      picture: quality === '360p' ? '360p' : 'hd',
      offered: [],
      behindMs: undefined,
      // A playlist does not say whether its times are those of the camera or of the arrival.
      behindAtLeast: true,
      heard: false,
    };
  }

  readonly view = (): PlayView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#looking = setInterval(() => this.#look(), this.#times.look);
    void this.#connect();
  }

  again(): void {
    this.#note({ kind: 'again' });
  }

  choose(quality: Quality): void {
    this.#show({ quality });
    this.#engine?.choose(wantedPicture(quality));
  }

  get paused(): boolean {
    return !this.#wanted;
  }

  play(): void {
    this.#wanted = true;
    startPlaying(this.#settings.video);
  }

  pause(): void {
    this.#wanted = false;
    this.#settings.video.pause();
  }

  setMuted(muted: boolean): void {
    this.#settings.video.muted = muted;
  }

  /** Within what is kept, in seconds of the picture's own time. */
  readonly seek = (seconds: number): void => {
    const { rewind } = this.#view;
    if (!rewind) return;
    this.#settings.video.currentTime = Math.max(rewind.from, Math.min(seconds, rewind.to - wholeSegment));
    this.#watch.rest();
    this.#look();
  };

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    this.#hangUp();
    this.#listeners.clear();
  }

  async #connect(): Promise<void> {
    const { means, video, source, engine, page, renewal, isRefusal, onEmpty } = this.#settings;
    const { attempt } = this.#view;
    const current = () => !this.#closed && this.#view.attempt === attempt;
    try {
      const [open, { domains, path }] = await Promise.all([engine(), source()]);
      if (!current()) return;
      const domain = videoDomain(domains, this.#view.errors);
      if (domain === undefined) throw new Error('no domain');
      this.#show({ lines: domains.length, line: this.#view.errors % domains.length });
      const url = pictureUrl(domain, path, page);
      this.#bases = [baseOf(url)];
      this.#expectPicture();
      const picture = wantedPicture(this.#view.quality);
      const news = {
        failed: (status: number | undefined) => {
          if (!current()) return;
          const code = status === undefined ? undefined : codes[status];
          this.#note(code === undefined ? { kind: 'fault' } : { kind: 'closed', code });
        },
        waits: () => void (current() && this.#waits()),
        empty: () => {
          if (!current()) return;
          if (means === 'rewind') onEmpty();
          else this.#note({ kind: 'fault' });
        },
        offers: (offered: PlayView['offered']) => void (current() && this.#show({ offered, heard: true })),
        shows: (shown: PlayView['picture']) => void (current() && this.#show({ picture: shown })),
      };
      const addressOf = (asked: string) => this.#fresh(asked);
      this.#engine = open(video, { means, url, addressOf, picture }, news);
      if (this.#wanted) startPlaying(video);
      this.#after(renewal, () => void this.#renew(attempt, domain));
    } catch (fault) {
      if (current()) this.#note({ kind: isRefusal(fault) ? 'refused' : 'fault' });
    }
  }

  /** What is asked from now on carries the fresh address; without one the end at the expiry is an ordinary return. */
  async #renew(attempt: number, domain: string): Promise<void> {
    const { source, page, renewal } = this.#settings;
    const fresh = await source().catch(() => undefined);
    if (this.#closed || this.#view.attempt !== attempt) return;
    if (fresh) this.#bases.push(baseOf(pictureUrl(domain, fresh.path, page)));
    this.#after(renewal, () => void this.#renew(attempt, domain));
  }

  #fresh(url: string): string {
    const base = this.#bases.find((one) => url.startsWith(one));
    const newest = this.#bases.at(-1);
    return base === undefined || newest === undefined ? url : newest + url.slice(base.length);
  }

  #look(): void {
    const { video, now, means } = this.#settings;
    const engine = this.#engine;
    if (engine === undefined) return;
    const { phase } = this.#view;
    const { range, shownAt } = engine;
    if (range && means === 'rewind')
      this.#show({ rewind: { from: range.start, to: range.end, at: video.currentTime } });
    if (shownAt !== undefined)
      this.#show({ behindMs: Math.max(0, Math.round((now() - shownAt) / 100) * 100) });
    if (this.paused || video.seeking) return this.#watch.rest();
    const { moved, still, stalled } = this.#watch.look(video.currentTime, now());
    if (moved) this.#moving(shownAt);
    else if (phase === 'buffering' && still >= this.#times.stall) this.#note({ kind: 'fault' });
    else if (phase === 'playing' && stalled)
      this.#note({ kind: now() - this.#waitedAt < waitedMs ? 'away' : 'stall' });
  }

  /** What is buffered is played first. */
  #waits(): void {
    this.#waitedAt = this.#settings.now();
    if (this.#view.phase === 'buffering') this.#note({ kind: 'away' });
  }

  #moving(shownAt: number | undefined): void {
    clearTimeout(this.#pictureTimer);
    if (this.#view.phase !== 'playing') this.#note({ kind: 'picture' });
    if (this.#returnTo === undefined || shownAt === undefined) return;
    const back = (shownAt - this.#returnTo) / 1000;
    this.#returnTo = undefined;
    this.seek(this.#settings.video.currentTime - back);
  }

  #note(event: PlayEvent): void {
    const next = nextPlayState(this.#view, event, this.#view.lines);
    const { attempt } = this.#view;
    if (next.phase !== this.#view.phase || next.attempt !== attempt) this.#show(next);
    if (next.attempt === attempt && !isOver(next.phase)) return;
    if (this.#settings.means === 'rewind') this.#returnTo ??= this.#engine?.shownAt;
    this.#hangUp();
    if (next.attempt === attempt) return;
    this.#show({ behindMs: undefined });
    this.#after(next.pauseMs, () => {
      if (next.pauseMs > 0) this.#show({ phase: 'connecting' });
      void this.#connect();
    });
  }

  #expectPicture(): void {
    clearTimeout(this.#pictureTimer);
    this.#pictureTimer = setTimeout(() => {
      if (this.#view.phase === 'away' || this.paused) this.#expectPicture();
      else this.#note({ kind: 'fault' });
    }, this.#times.noPicture);
  }

  #hangUp(): void {
    clearTimeout(this.#pictureTimer);
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#watch.rest();
    this.#engine?.close();
    this.#engine = undefined;
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #show(change: Partial<PlayView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A playlist of pictures has no variant of sound alone. */
function wantedPicture(quality: Quality): 'auto' | 'hd' | '360p' {
  return quality === 'sound' ? '360p' : quality;
}

function baseOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}
