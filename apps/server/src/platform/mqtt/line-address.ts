import type { Platform } from '../platform.ts';

/** Where a page opens its line, for the answer that gives it a ticket; empty where this process takes it on its own port. */
export function lineAddress({ config: { mqttUrl } }: Pick<Platform, 'config'>): { url?: string } {
  return mqttUrl === undefined ? {} : { url: mqttUrl };
}
