import type { Platform } from '#platform/platform.ts';

/**
 * Where an encoder publishes by RTMP, without the key: the address that the operator named, else the host that the caller knows us by with
 * the origin's port. Null where nobody is taken by RTMP.
 */
export function rtmpUrl({ config }: Pick<Platform, 'config'>, origin: string): string | null {
  const { rtmpPort, rtmpUrl: named } = config.media;
  if (named !== undefined) return named;
  return rtmpPort === undefined ? null : `rtmp://${new URL(origin).hostname}:${rtmpPort}/live`;
}
