import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import { encoderConfig, qualityOf, soundConfig } from '../engine/quality.ts';

/** Whether this browser can publish. `insecure`: it gives no camera to a page that is not sealed; `noCodecs`: it lacks what the studio is made of. */
export type StudioSupport = 'ok' | 'insecure' | 'noCodecs' | 'noH264';

export async function studioSupport(): Promise<StudioSupport> {
  if (!globalThis.isSecureContext || !Reflect.has(navigator, 'mediaDevices')) return 'insecure';
  const parts = ['VideoEncoder', 'AudioEncoder', 'MediaStreamTrackProcessor', 'OffscreenCanvas'];
  if (!parts.every((name) => Reflect.has(globalThis, name))) return 'noCodecs';
  try {
    const answers = await Promise.all([
      ...pictureTracks.map((track) =>
        VideoEncoder.isConfigSupported(encoderConfig(qualityOf(track, 'standard'))),
      ),
      AudioEncoder.isConfigSupported(soundConfig(48_000, 1)),
    ]);
    return answers.every(({ supported }) => supported === true) ? 'ok' : 'noH264';
  } catch {
    return 'noH264';
  }
}
