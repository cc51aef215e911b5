import { callSealed, fetchKey, type KitLine } from './call/kit-line.ts';
import { settle, type KitAnswer } from './call/settle.ts';
import { kitVersion } from './kit-facts.ts';
import { alertFaults, optionFaults } from './options/check-options.ts';
import type { DownloadKitOptions } from './options/kit-options.ts';
import { describeDevice, type Platform } from './page/describe-device.ts';
import { deviceId } from './page/device-id.ts';
import { readQuery } from './page/read-query.ts';
import { wakeUp } from './page/wake-up.ts';
import type { KitMethod } from './seal/seal-call.ts';

export interface Download {
  /** Which client; this device's own without it. */
  platform?: Platform;
  /** Scheme of an installed client, e.g. `fairway://`: tried first. */
  scheme?: string;
}

type Asked = Promise<KitAnswer | undefined>;

export interface DownloadKit {
  readonly version: string;
  /** Reports a step of the visit, e.g. `download`. */
  reportNode(node: string): Asked;
  /** Reports the parameters of the page's address for this device. */
  reportParams(): Asked;
  /** What the server holds for this device. */
  whight(): Asked;
  /** Address of the description file that an iPhone installs first. */
  descriptFile(): Asked;
  /** Address of the TestFlight client. */
  testFlight(): Asked;
  /** Address of the Windows or Mac client. */
  pcDownloadUrl(platform?: Platform): Asked;
  /** Address of the phone client. */
  appDownloadUrl(platform?: Platform): Asked;
  /** Wakes an installed client where a scheme is given, and leads the page to the file unless `downloadable` is false. */
  download(wanted?: Download): Asked;
}

/**
 * Starts the kit: checks the options (an alert each for what is wrong, and then no request and no kit), asks for the
 * server's key, reports the visit and, if wanted, the address's parameters, and calls `onready`.
 */
export function createDownloadKit(options: DownloadKitOptions): DownloadKit | undefined {
  const faults = optionFaults({ ...options });
  if (faults.length > 0) {
    alertFaults(faults);
    return undefined;
  }
  const line: KitLine = { origin: options.origin ?? location.origin, publicKey: options.publicKey };
  const kit = kitOn(line, options);
  void start(kit, line, options);
  return kit;
}

async function start(kit: DownloadKit, line: KitLine, options: DownloadKitOptions): Promise<void> {
  const withoutKey = await fetchKey(line);
  if (withoutKey) {
    settle(withoutKey, 'publicKey', options, () => start(kit, line, options));
    return;
  }
  void kit.reportNode('open');
  if (options.isPostParams !== false) void kit.reportParams();
  options.onready(kit);
}

function kitOn(line: KitLine, options: DownloadKitOptions): DownloadKit {
  const device = describeDevice(navigator.userAgent, screen);
  const facts = { appkey: options.appKey, ...device, deviceId: deviceId() };
  const withQuery = () => ({ ...facts, query: readQuery(location.search) });
  const call = async (method: KitMethod, path: string, body?: object): Asked =>
    settle(
      await callSealed(line, { method, path, ...(body === undefined ? {} : { body }) }),
      path,
      options,
      async () => void (await call(method, path, body)),
    );
  const get = (path: string, platform: Platform) =>
    call('GET', `${path}?${new URLSearchParams({ appkey: options.appKey, platform })}`);
  const kit: DownloadKit = {
    version: kitVersion,
    reportNode: (node) => call('POST', 'report/node/insert', { ...withQuery(), node }),
    reportParams: () => call('POST', 'params/report', withQuery()),
    whight: () => call('POST', 'params/whight', facts),
    descriptFile: () => call('POST', 'app/descriptFile', facts),
    testFlight: () => call('POST', 'tf/api/tf/download', facts),
    pcDownloadUrl: (platform = device.platform) => get('pc/downloadUrl', platform),
    appDownloadUrl: (platform = device.platform) => get('app/appDownLoadUrl', platform),
    download({ platform = device.platform, scheme } = {}) {
      const isPhone = platform === 'android' || platform === 'ios';
      const asked = isPhone ? kit.appDownloadUrl(platform) : kit.pcDownloadUrl(platform);
      const lead = async () => {
        const answer = await asked;
        if (options.downloadable !== false && answer?.ok && answer.url !== undefined)
          location.assign(new URL(answer.url, line.origin));
      };
      if (scheme === undefined) void lead();
      else wakeUp(scheme, () => void lead());
      return asked;
    },
  };
  return kit;
}
