export interface DeviceLabels {
  /** Browser and system by their own names, '' for one that is unknown. */
  name: string;
  isPhone: boolean;
}

/** In this order, because browsers carry the names of those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a person calls a device, read from the browser's own description of itself. */
export function describeDevice(userAgent: string): DeviceLabels {
  const named = (known: readonly [RegExp, string][]) => known.find(([mark]) => mark.test(userAgent))?.[1];
  const name = [named(browsers), named(systems)].filter((part) => part !== undefined).join(' · ');
  return { name, isPhone: /Mobile|iPhone|Android|HarmonyOS/.test(userAgent) };
}
