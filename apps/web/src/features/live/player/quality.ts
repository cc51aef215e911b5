import { storage } from '@fairway/ui/browser/storage.ts';
import type { Quality } from './player-settings.ts';

/** `smooth`: a picture some seconds later that seldom stops. */
export type PlayChoice = Quality | 'smooth';

const key = 'fairway.live.quality';
export const playChoices = ['auto', 'hd', '360p', 'sound', 'smooth'] as const satisfies readonly PlayChoice[];

/** The viewer's choice, kept on the device. A device that saves data begins with the small picture. */
export const quality = {
  read(): PlayChoice {
    const stored = playChoices.find((one) => one === storage.get(key));
    return stored ?? (savesData() ? '360p' : 'auto');
  },
  write(chosen: PlayChoice): void {
    storage.set(key, chosen);
  },
};

/** The picture that a choice asks for. */
export function pictureQuality(chosen: PlayChoice): Quality {
  return chosen === 'smooth' ? 'auto' : chosen;
}

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
