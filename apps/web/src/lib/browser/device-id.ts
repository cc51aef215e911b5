import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { storage } from '@fairway/ui/browser/storage.ts';

const key = 'fairway.deviceId';
let current: string | undefined;

/** This browser's id: kept locally for good, replaced when it is absent (specification section 3). */
export function deviceId(): string {
  current ??= storage.get(key) ?? undefined;
  if (!current || storage.get(key) === null) {
    current ??= randomUuid();
    storage.set(key, current);
  }
  return current;
}
