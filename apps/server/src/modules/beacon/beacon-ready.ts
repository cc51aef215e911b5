import type { Platform } from '#platform/platform.ts';

/** The beacon as it is configured. */
export type BeaconSettings = NonNullable<Platform['config']['beacon']>;

/** Whether this installation has a beacon: without one nothing is offered that waits for a round. */
export function beaconReady(app: Pick<Platform, 'config'>): boolean {
  return app.config.beacon !== undefined;
}
