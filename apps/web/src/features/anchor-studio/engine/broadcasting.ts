import type { PictureTrack } from '@fairway/contract/media/tracks.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import { Painter } from './painter.ts';
import { PictureTrackEncoder } from './picture-track.ts';
import { PublishLine } from './publish-line.ts';
import { pictureRate, qualityOf } from './quality.ts';
import { readFrames, type FrameReading } from './read-frames.ts';
import { SoundTrackEncoder } from './sound-track.ts';
import type { StudioNews, StudioOrder, StudioSources } from './studio-messages.ts';

/** A screen that does not change gives no pictures: the last one is published again after this long. In milliseconds. */
const repeatMs = 200;
/** A source's pictures come a little early and late. */
const slackMs = 6;

interface Means {
  readonly now: () => number;
  readonly tell: (news: StudioNews) => void;
}

/** One broadcast from its sources to the line. */
export class Broadcasting {
  readonly #means: Means;
  readonly #startedAt: number;
  readonly #line: PublishLine;
  readonly #pictures: Readonly<
    Record<PictureTrack, { readonly painter: Painter; readonly encoder: PictureTrackEncoder }>
  >;
  readonly #sound: SoundTrackEncoder;
  readonly #timers: ReturnType<typeof setInterval>[];
  #readings: FrameReading[] = [];
  #picture: VideoFrame | undefined;
  #corner: VideoFrame | undefined;
  #paintedAt = Number.NEGATIVE_INFINITY;
  #painted = 0;
  #sent = 0;

  constructor(order: Extract<StudioOrder, { kind: 'start' }>, means: Means) {
    this.#means = means;
    this.#startedAt = means.now();
    const fail = (): void => {
      means.tell({ kind: 'encoder' });
      this.#stop();
    };
    const startedAt = this.#startedAt;
    const track = (name: PictureTrack) => {
      const quality = qualityOf(name, order.quality);
      const give = (made: Parameters<PublishLine['send']>[1]): void => this.#line.send(name, made);
      return {
        painter: new Painter(quality),
        encoder: new PictureTrackEncoder(quality, { startedAt, give, fail }),
      };
    };
    this.#pictures = { hd: track('hd'), '360p': track('360p') };
    this.#sound = new SoundTrackEncoder({
      startedAt,
      give: (made) => this.#line.send('sound', made),
      fail,
    });
    this.#line = new PublishLine({
      origins: order.origins,
      key: order.key,
      tracks: order.withSound ? [...pictureTracks, 'sound'] : pictureTracks,
      openSocket: (address) => {
        const socket = new WebSocket(address);
        socket.binaryType = 'arraybuffer';
        return socket;
      },
      now: means.now,
      show: (line) => {
        means.tell({ kind: 'line', line });
        if (line.phase === 'over') this.#stop();
      },
      wantKey: () => {
        for (const name of pictureTracks) this.#pictures[name].encoder.wantKey();
      },
    });
    this.#timers = [setInterval(() => this.#repeat(), repeatMs / 2), setInterval(() => this.#count(), 1000)];
  }

  /** Other sources from now on; the last picture stays until they give one. */
  use({ picture, corner, sound }: StudioSources): void {
    for (const reading of this.#readings) reading.stop();
    this.#corner?.close();
    this.#corner = undefined;
    this.#readings = [
      ...(picture ? [readFrames(picture, (frame) => this.#takePicture(frame))] : []),
      ...(corner ? [readFrames(corner, (frame) => this.#takeCorner(frame))] : []),
      ...(sound ? [readFrames(sound, (heard) => this.#takeSound(heard))] : []),
    ];
    this.#sound.begin();
  }

  end(): void {
    this.#line.end();
  }

  #takePicture(frame: VideoFrame): void {
    this.#picture?.close();
    this.#picture = frame;
    this.#paint();
  }

  #takeCorner(frame: VideoFrame): void {
    this.#corner?.close();
    this.#corner = frame;
    this.#paint();
  }

  #takeSound(heard: AudioData): void {
    this.#sound.add(heard, this.#means.now() - this.#startedAt);
    heard.close();
  }

  #repeat(): void {
    const at = this.#means.now() - this.#startedAt;
    if (at - this.#paintedAt >= repeatMs) this.#paint();
    this.#sound.look(at);
  }

  /** Draws and encodes what is there now, at most as often as the picture's rate. */
  #paint(): void {
    const at = this.#means.now() - this.#startedAt;
    if (this.#picture === undefined || at - this.#paintedAt < 1000 / pictureRate - slackMs) return;
    this.#paintedAt = at;
    this.#painted += 1;
    const { hd, '360p': small } = this.#pictures;
    hd.painter.paint(this.#picture, this.#corner);
    small.painter.copy(hd.painter.canvas);
    hd.encoder.add(hd.painter.canvas, at);
    small.encoder.add(small.painter.canvas, at);
  }

  #count(): void {
    this.#line.look();
    const [bytes, pictures] = [this.#line.sent - this.#sent, this.#painted];
    this.#sent = this.#line.sent;
    this.#painted = 0;
    const dropped = this.#line.dropped + this.#pictures.hd.encoder.dropped;
    this.#means.tell({ kind: 'numbers', numbers: { bitRate: bytes * 8, pictures, dropped } });
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const reading of this.#readings) reading.stop();
    this.#readings = [];
    this.#picture?.close();
    this.#corner?.close();
    this.#picture = undefined;
    this.#corner = undefined;
    for (const name of pictureTracks) this.#pictures[name].encoder.close();
    this.#sound.close();
  }
}
