import { Crowd, soundRate } from './crowd.ts';
import { drawDesk } from './draw-desk.ts';
import { drawPitch } from './draw-pitch.ts';
import { PictureTrack } from './picture-track.ts';
import { pictureHeight, picturesPerSecond, pictureWidth } from './picture-size.ts';
import { Publisher } from './publisher.ts';
import type { RoomShow, ShowNews, ShowOrder, ShowState } from './room-show.ts';
import { SoundTrack } from './sound-track.ts';
import { cameraClock } from './camera-clock.ts';

/** One room: draws it, encodes it and publishes it, until the page ends it or the origin will have no more of it. */

const canvas = new OffscreenCanvas(pictureWidth, pictureHeight);
const pen = canvas.getContext('2d', { alpha: false });
const crowd = new Crowd();
let text: ImageBitmap | undefined;
let happened = 0;
let stopped = false;
let publisher: Publisher | undefined;

globalThis.addEventListener('message', ({ data: order }: MessageEvent<ShowOrder>) => {
  if (order.kind === 'start') void run(order.show);
  else if (order.kind === 'stop') {
    stopped = true;
    publisher?.end();
  } else {
    text?.close();
    text = order.text;
    if (order.happened > happened) crowd.cheer();
    happened = order.happened;
  }
});

/** Comes back on a broken line after 1, 2, 4 … 15 s, as a studio's program does. */
async function run(show: RoomShow): Promise<void> {
  for (let wait = 1; !stopped; wait = Math.min(15, wait * 2)) {
    tell(show, 'connecting');
    const { code, final } = await publish(show, () => {
      wait = 1;
      tell(show, 'publishing');
    });
    if (final || stopped) return tell(show, final && !stopped ? 'refused' : 'ended', code);
    await pause(wait * 1000);
  }
}

async function publish(show: RoomShow, admitted: () => void): Promise<{ code: number; final: boolean }> {
  let over = false;
  const line = new Publisher(show.publishUrl, show.streamKey, () => {
    admitted();
    void produce();
  });
  publisher = line;

  async function produce(): Promise<void> {
    const fail = (): void => line.end();
    const picture = new PictureTrack((made) => line.send('360p', made), fail);
    const sound = new SoundTrack((made) => line.send('sound', made), fail);
    let due = performance.now();
    while (!over && !stopped) {
      // What an encoder that is behind leaves out is not made up for: the broadcast goes on from there.
      due = Math.max(due + 1000 / picturesPerSecond, performance.now());
      if (picture.isBehind) {
        await pause(due - performance.now());
        continue;
      }
      draw(show, performance.now() / 1000);
      picture.add(canvas, cameraClock());
      sound.add(crowd.next(soundRate / picturesPerSecond));
      await pause(due - performance.now());
    }
    picture.close();
    sound.close();
  }

  const end = await line.closed;
  over = true;
  return end;
}

function draw({ sides }: RoomShow, seconds: number): void {
  if (!pen) return;
  if (sides) drawPitch(pen, sides, seconds);
  else drawDesk(pen, seconds);
  if (text) pen.drawImage(text, 0, 0);
}

function tell({ reference, order }: RoomShow, state: ShowState, code = 0): void {
  const news: ShowNews = { reference, order, state, code };
  globalThis.postMessage(news);
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
