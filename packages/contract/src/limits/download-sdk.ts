/** Download SDK (specification section 7): version, time-out of a call, wait before waking an installed client. */
export const downloadSdk = { version: '3.4.0', timeoutMs: 5_000, wakeUpDelayMs: 300 } as const;

/** What an alert names when a page configures the SDK wrongly. */
export type DownloadConfigFault = 'appKey' | 'onready' | 'isPostParams' | 'downloadable';

/**
 * Faults of a download configuration (section 5): appKey is a present string and onready a function; isPostParams and
 * downloadable are booleans where they are given. Anything may come in.
 */
export function downloadConfigFaults(config: Readonly<Record<string, unknown>>): DownloadConfigFault[] {
  const faults: DownloadConfigFault[] = [];
  if (typeof config.appKey !== 'string' || config.appKey === '') faults.push('appKey');
  if (typeof config.onready !== 'function') faults.push('onready');
  if (!isBooleanIfGiven(config.isPostParams)) faults.push('isPostParams');
  if (!isBooleanIfGiven(config.downloadable)) faults.push('downloadable');
  return faults;
}

function isBooleanIfGiven(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}
