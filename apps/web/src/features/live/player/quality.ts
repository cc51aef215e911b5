import { storage } from '@fairway/ui/browser/storage.ts';
import type { Quality } from './player-settings.ts';

const key = 'fairway.live.quality';
export const qualities = ['auto', 'hd', '360p', 'sound'] as const satisfies readonly Quality[];

/** The viewer's choice, kept on the device. A device that saves data begins with the small picture. */
export const quality = {
  read(): Quality {
    const stored = qualities.find((one) => one === storage.get(key));
    return stored ?? (savesData() ? '360p' : 'auto');
  },
  write(chosen: Quality): void {
    storage.set(key, chosen);
  },
};

/** The device is asked to save data. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
