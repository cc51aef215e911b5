import { decodeFrame } from '@fairway/contract/media/frames.ts';
import type { OfferedTrack, OriginMessage, PlayerMessage } from '@fairway/contract/media/play-messages.ts';
import type { PictureTrack } from '@fairway/contract/media/tracks.ts';
import { videoDomain } from '@fairway/contract/live/video.ts';
import { AdaptPicture } from './adapt-picture.ts';
import { keepUp } from '@fairway/ui/play/keep-up.ts';
import { firstPlayState, isOver, nextPlayState, type PlayEvent } from './play-state.ts';
import {
  playTimes,
  type PlayerSettings,
  type PlayTimes,
  type PlayView,
  type Quality,
} from './player-settings.ts';
import { playUrl } from './play-url.ts';
import { StallWatch } from '@fairway/ui/play/stall-watch.ts';

/** Seconds behind the newest part: from the first to the most after stalls. */
const leastAim = 0.6;
const mostAim = 2;

/** Plays a room's parts: opens lines one after the other, keeps the picture near what happens, renews its address. */
export class LivePlayer {
  readonly #settings: PlayerSettings;
  readonly #times: PlayTimes;
  readonly #watch = new StallWatch();
  readonly #listeners = new Set<() => void>();
  readonly #adapt: AdaptPicture;
  #view: PlayView;
  #socket: WebSocket | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #pictureTimer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** Number of the last part of each track; a track begins again with its init segment. */
  #numbers = new Map<string, number>();
  #opened = false;
  #clockOffset = 0;
  #aim = leastAim;
  #closed = false;

  constructor(settings: PlayerSettings, quality: Quality) {
    this.#settings = settings;
    this.#times = settings.times ?? playTimes;
    this.#adapt = new AdaptPicture(quality === '360p' ? '360p' : 'hd', settings.now());
    this.#view = {
      ...firstPlayState,
      line: 0,
      lines: 1,
      quality,
      picture: firstPicture(quality),
      offered: [],
      behindMs: undefined,
      behindAtLeast: false,
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

  /** The viewer asks again after an end or during a pause. */
  again(): void {
    this.#note({ kind: 'again' });
  }

  /** Another picture is sent from its next key frame on; sound alone wants a connection of its own. */
  choose(quality: Quality): void {
    const picture = quality === 'sound' ? null : quality === 'auto' ? 'hd' : quality;
    const alone = (picture === null) !== (this.#view.picture === null);
    this.#show({ quality, picture });
    if (alone) this.#note({ kind: 'again' });
    else this.#send({ kind: 'choose', video: picture, sound: true });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    this.#hangUp();
    this.#settings.sink.close();
    this.#listeners.clear();
  }

  async #connect(): Promise<void> {
    const { attempt } = this.#view;
    const current = () => !this.#closed && this.#view.attempt === attempt;
    try {
      const { domains, path } = await this.#settings.source();
      if (!current()) return;
      const domain = videoDomain(domains, this.#view.errors);
      if (domain === undefined) throw new Error('no domain');
      this.#show({ lines: domains.length, line: this.#view.errors % domains.length });
      // Sound alone may have been all that there was before: the picture is asked for again.
      this.#show({ picture: this.#view.picture ?? firstPicture(this.#view.quality) });
      const socket = this.#settings.openSocket(playUrl(domain, path, this.#view, this.#settings.page));
      socket.binaryType = 'arraybuffer';
      this.#socket = socket;
      this.#expectPicture();
      socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
        if (!current()) return;
        if (typeof data === 'string') this.#hear(JSON.parse(data) as OriginMessage);
        else this.#take(data);
      });
      socket.addEventListener('close', ({ code }) => {
        if (current()) this.#note({ kind: 'closed', code });
      });
      this.#after(this.#times.renewal, () => void this.#renew(attempt));
    } catch (fault) {
      if (current()) this.#note({ kind: this.#settings.isRefusal(fault) ? 'refused' : 'fault' });
    }
  }

  /** A fresh address for the open connection; without one its end at the expiry is an ordinary return. */
  async #renew(attempt: number): Promise<void> {
    const fresh = await this.#settings.source().catch(() => undefined);
    if (this.#closed || this.#view.attempt !== attempt) return;
    if (fresh) this.#send({ kind: 'renew', path: fresh.path });
    this.#after(this.#times.renewal, () => void this.#renew(attempt));
  }

  #hear(message: OriginMessage): void {
    if (message.kind === 'room') {
      this.#clockOffset = message.now - this.#settings.now();
      this.#show({ behindAtLeast: message.timedByArrival === true, heard: true });
      if (!message.live) this.#awaits(message.until);
      this.#open(message.tracks);
      this.#note({ kind: message.live ? 'back' : 'away' });
    } else if (message.kind === 'away' || message.kind === 'back') {
      if (message.kind === 'away') this.#awaits(message.until);
      this.#note({ kind: message.kind });
    }
  }

  /** The origin's time on the page's clock. */
  #awaits(until: number | undefined): void {
    this.#show({ awayUntil: until === undefined ? undefined : until - this.#clockOffset });
  }

  #open(tracks: readonly OfferedTrack[]): void {
    const { picture, offered } = this.#view;
    if (this.#opened) {
      const known = (list: readonly OfferedTrack[]) => list.map(({ track, codec }) => track + codec).join();
      if (known(offered) === known(tracks)) this.#show({ offered: tracks });
      else this.#note({ kind: 'again' });
      return;
    }
    this.#opened = true;
    const pictures = tracks.filter(({ track }) => track !== 'sound');
    const sent = picture && (pictures.find(({ track }) => track === picture) ?? pictures[0]);
    this.#show({ offered: tracks, picture: sent && sent.track !== 'sound' ? sent.track : null });
    if (sent && sent.track !== picture && sent.track !== 'sound')
      this.#send({ kind: 'choose', video: sent.track, sound: true });
    this.#settings.sink.open([...(sent ? [sent] : []), ...tracks.filter(({ track }) => track === 'sound')]);
  }

  #take(bytes: ArrayBuffer): void {
    const frame = decodeFrame(new Uint8Array(bytes));
    if (frame === undefined) return;
    const codec = this.#view.offered.find(({ track }) => track === frame.track)?.codec;
    if (codec === undefined) return;
    if (frame.kind === 'init') this.#numbers.delete(frame.track);
    else {
      const before = this.#numbers.get(frame.track);
      if (before !== undefined && frame.number > before + 1) this.#adapt.skipped(this.#settings.now());
      this.#numbers.set(frame.track, frame.number);
    }
    this.#settings.sink.append(frame, codec);
    if (frame.kind === 'part') this.#notBefore(frame.capturedAt + frame.duration / 1000);
  }

  /** Nothing arrives before it was taken: a message that came late has said too little of the origin's clock. */
  #notBefore(takenAt: number): void {
    this.#clockOffset = Math.max(this.#clockOffset, takenAt - this.#settings.now());
  }

  /** Four times a second: does it move, is it near enough, is the other picture better. */
  #look(): void {
    const { sink, now } = this.#settings;
    const { phase } = this.#view;
    if (this.#socket === undefined || sink.paused || phase === 'away' || phase === 'waiting') {
      this.#watch.rest();
      return;
    }
    const { jump, rate } = keepUp(sink.time, sink.ranges, this.#aim);
    if (jump !== undefined) sink.jump(jump);
    sink.setRate(rate);
    const { moved, still, stalled } = this.#watch.look(sink.time, now());
    if (moved && jump === undefined) this.#moving();
    else if (phase === 'buffering' && still >= this.#times.stall) this.#note({ kind: 'fault' });
    else if (phase === 'playing' && stalled) this.#stalls();
    const { shownAt } = sink;
    const behind = shownAt === undefined ? undefined : now() + this.#clockOffset - shownAt;
    const behindMs = behind === undefined ? undefined : Math.max(0, Math.round(behind / 100) * 100);
    if (behindMs !== this.#view.behindMs) this.#show({ behindMs });
    if (this.#view.quality === 'auto' && this.#view.picture !== null) this.#adaptPicture();
  }

  #moving(): void {
    if (this.#view.phase === 'playing') return;
    clearTimeout(this.#pictureTimer);
    this.#note({ kind: 'picture' });
  }

  #stalls(): void {
    this.#adapt.stalled(this.#settings.now());
    this.#aim = Math.min(mostAim, this.#aim + 0.25);
    this.#note({ kind: 'stall' });
  }

  #adaptPicture(): void {
    const wanted = this.#adapt.choose(this.#settings.now());
    if (wanted === this.#view.picture || !this.#view.offered.some(({ track }) => track === wanted)) return;
    this.#show({ picture: wanted });
    this.#send({ kind: 'choose', video: wanted, sound: true });
  }

  #note(event: PlayEvent): void {
    const next = nextPlayState(this.#view, event, this.#view.lines);
    const { attempt } = this.#view;
    this.#show(next);
    if (next.attempt === attempt && !isOver(next.phase)) return;
    this.#hangUp();
    if (next.attempt === attempt) return;
    this.#numbers.clear();
    this.#show({ behindMs: undefined });
    if (next.pauseMs === 0) void this.#connect();
    else
      this.#after(next.pauseMs, () => {
        this.#show({ phase: 'connecting' });
        void this.#connect();
      });
  }

  /** A line without a picture in time is a fault, but not while the anchor is away or the viewer has stopped the picture himself. */
  #expectPicture(): void {
    clearTimeout(this.#pictureTimer);
    this.#pictureTimer = setTimeout(() => {
      if (this.#view.phase === 'away' || (this.#settings.sink.paused && this.#numbers.size > 0))
        this.#expectPicture();
      else this.#note({ kind: 'fault' });
    }, this.#times.noPicture);
  }

  #hangUp(): void {
    clearTimeout(this.#pictureTimer);
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#watch.rest();
    this.#opened = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #send(message: PlayerMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #show(change: Partial<PlayView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The picture that a quality begins with; null for sound alone. */
function firstPicture(quality: Quality): PictureTrack | null {
  if (quality === 'sound') return null;
  return quality === '360p' ? '360p' : 'hd';
}
