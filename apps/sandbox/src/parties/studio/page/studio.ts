import { drawText } from './draw-text.ts';
import type { RoomShow, ShowNews, ShowOrder } from './room-show.ts';

/** The studio's page: asks the sandbox each second what is to be shown, and keeps a worker for each room. */

interface Running {
  readonly order: number;
  readonly worker: Worker;
}

const running = new Map<string, Running>();
const news = new Map<string, ShowNews>();

function tell(worker: Worker, order: ShowOrder, transfer: Transferable[] = []): void {
  worker.postMessage(order, transfer);
}

function begin(show: RoomShow): Running {
  const worker = new Worker('/studio/modules/page/room-worker.ts', { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ShowNews>) => news.set(data.reference, data));
  tell(worker, { kind: 'start', show });
  return { order: show.order, worker };
}

function end(reference: string): void {
  const room = running.get(reference);
  if (!room) return;
  running.delete(reference);
  news.delete(reference);
  tell(room.worker, { kind: 'stop' });
  // Long enough for the last words to the origin.
  setTimeout(() => room.worker.terminate(), 2000);
}

async function look(): Promise<void> {
  const answer = await fetch('/studio/page/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ news: [...news.values()] }),
  });
  const { rooms } = (await answer.json()) as { rooms: readonly RoomShow[] };
  const wanted = new Map(rooms.map((show) => [show.reference, show]));
  for (const [reference, { order }] of running) if (wanted.get(reference)?.order !== order) end(reference);
  for (const show of rooms) {
    const room = running.get(show.reference) ?? begin(show);
    running.set(show.reference, room);
    const text = await drawText(show);
    tell(room.worker, { kind: 'moment', happened: show.moment?.happened ?? 0, text }, [text]);
  }
}

async function run(): Promise<void> {
  for (;;) {
    await look().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

void run();
