export type Platform = 'windows' | 'mac' | 'android' | 'ios' | 'other';

export interface DeviceFacts {
  platform: Platform;
  /** Width and height in CSS pixels, e.g. `1280x720`. */
  screenSize: string;
  /** The phone's name where the browser reports it, otherwise the kind of machine. */
  mobileType: string;
  /** The system's version as the browser reports it; `unknown` where it does not. */
  mobileVersion: string;
}

const kinds: readonly { platform: Platform; mark: RegExp; version: RegExp; machine: string }[] = [
  { platform: 'android', mark: /Android/, version: /Android ([\d.]+)/, machine: 'Android' },
  { platform: 'ios', mark: /iPhone|iPad|iPod/, version: /OS ([\d_]+) like Mac/, machine: 'iPhone' },
  { platform: 'windows', mark: /Windows/, version: /Windows NT ([\d.]+)/, machine: 'Windows PC' },
  { platform: 'mac', mark: /Mac OS X|Macintosh/, version: /Mac OS X ([\d_.]+)/, machine: 'Mac' },
];

/** What a report says of the device, from what the browser says of itself. */
export function describeDevice(
  userAgent: string,
  screen: { readonly width: number; readonly height: number },
): DeviceFacts {
  const kind = kinds.find(({ mark }) => mark.test(userAgent));
  const model = /Android [\d.]+; ([^;)]{1,60})/.exec(userAgent)?.[1]?.trim();
  const version = kind?.version.exec(userAgent)?.[1]?.replaceAll('_', '.');
  return {
    platform: kind?.platform ?? 'other',
    screenSize: `${Math.round(screen.width)}x${Math.round(screen.height)}`,
    mobileType: (model ?? kind?.machine ?? 'unknown').slice(0, 60),
    mobileVersion: (version ?? 'unknown').slice(0, 40),
  };
}
