import { recordedTrack } from '@fairway/cmaf/testing';
import { encodeFrame } from '@fairway/contract/media/frames.ts';
import { publishPath, type PublisherNews } from '@fairway/contract/media/publish-messages.ts';

const tracks = ['360p', 'sound'] as const;

/**
 * Publishes a recorded picture and its sound to a video origin in real time, as an anchor's browser does, until it is ended. Throws with
 * the origin's reason when it does not admit the key.
 */
export async function publishRecording(origin: string, key: string): Promise<{ end: () => void }> {
  const line = new WebSocket(origin.replace(/^http/, 'ws') + publishPath);
  const say = (message: object): void => line.send(JSON.stringify(message));
  await new Promise<void>((resolve, reject) => {
    line.addEventListener('open', () => say({ kind: 'publish', key, tracks }));
    line.addEventListener('close', ({ code, reason }) => reject(new Error(`${code} ${reason}`)));
    line.addEventListener('error', () => reject(new Error(`no video origin at ${origin}`)));
    line.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as PublisherNews;
      if (news.kind === 'clock') say({ kind: 'clock', n: news.n, at: Date.now() });
      if (news.kind === 'admitted') resolve();
    });
  });

  const begun = Date.now();
  const send = (kind: 'init' | 'part', track: (typeof tracks)[number], number: number): void => {
    const recording = recordedTrack(track);
    const part = kind === 'part' ? recording.part(number, begun) : undefined;
    line.send(
      encodeFrame({
        kind,
        track,
        key: part?.key ?? false,
        discontinuity: false,
        number,
        segment: 0,
        capturedAt: part?.capturedAt ?? begun,
        duration: 250_000,
        payload: part?.bytes ?? recording.init,
      }),
    );
  };
  for (const track of tracks) send('init', track, 0);
  let next = 0;
  const timer = setInterval(() => {
    while (Date.now() - begun >= next * 250) {
      for (const track of tracks) send('part', track, next);
      next += 1;
    }
  }, 50);
  return {
    end() {
      clearInterval(timer);
      say({ kind: 'end' });
      line.close();
    },
  };
}
