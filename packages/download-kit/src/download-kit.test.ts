import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDownloadKit, type DownloadKit } from './download-kit.ts';
import { answer, startHoutu } from './houtu-server.fixture.ts';
import { version } from './index.ts';
import type { DownloadKitOptions, ErrorNews, RetryNews } from './options/kit-options.ts';

let houtu: Awaited<ReturnType<typeof startHoutu>>;
const alert = vi.fn<(text: string) => void>();
const assign = vi.fn<(address: string | URL) => void>();
const store = new Map<string, string>();

beforeEach(async () => {
  houtu = await startHoutu();
  // What the kit reads of a page; the network, the cryptography and the server are real.
  vi.stubGlobal('alert', alert.mockReset());
  vi.stubGlobal('location', {
    origin: houtu.origin,
    search: '?i_code=ABC&from=ad7',
    assign: assign.mockReset(),
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A) AppleWebKit/537.36 Mobile Safari/537.36',
  });
  vi.stubGlobal('screen', { width: 412, height: 915 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await houtu.end();
});

/** A kit that is ready, quiet at its start. */
function ready(options: Partial<DownloadKitOptions> = {}): Promise<DownloadKit> {
  return new Promise((resolve) => {
    createDownloadKit({
      appKey: 'test',
      onready: resolve,
      isPostParams: false,
      publicKey: houtu.publicKey,
      ...options,
    });
  });
}

/** A second is short where the machine is busy. */
const patient = { timeout: 15_000 };
const start = (options: object) => createDownloadKit(options as DownloadKitOptions);
const onready = () => undefined;

describe('the options of the download kit', () => {
  it('without an appKey, and with one that is no string, give an alert each time and no request [SDK-003]', async () => {
    expect(start({ onready })).toBeUndefined();
    expect(alert).toHaveBeenCalledTimes(1);
    expect(start({ appKey: 5, onready })).toBeUndefined();
    expect(alert).toHaveBeenCalledTimes(2);
    expect(alert.mock.lastCall?.[0]).toContain('appKey');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(houtu.arrived).toEqual([]);
  });

  it('with an onready that is no function give an alert [SDK-004]', () => {
    expect(start({ appKey: 'k', onready: 'x' })).toBeUndefined();
    expect(alert.mock.calls).toEqual([[expect.stringContaining('onready')]]);
  });

  it('with isPostParams or downloadable that are no booleans give an alert, with booleans none [SDK-005]', () => {
    start({ appKey: 'k', onready, isPostParams: 'yes' });
    start({ appKey: 'k', onready, downloadable: 1 });
    expect(alert.mock.calls.flat()).toEqual([
      expect.stringContaining('isPostParams'),
      expect.stringContaining('downloadable'),
    ]);
    for (const value of [true, false])
      expect(start({ appKey: 'k', onready, isPostParams: value, downloadable: value })).toBeDefined();
    expect(alert).toHaveBeenCalledTimes(2);
  });
});

describe('a report', () => {
  it('brings app key, platform, screen, mobile type and version and the address’s query [SDK-013]', async () => {
    const kit = await ready();
    await kit.reportParams();
    expect(houtu.arrived.find(({ path }) => path === 'params/report')?.body).toEqual({
      appkey: 'test',
      platform: 'android',
      screenSize: '412x915',
      mobileType: 'Pixel 8 Build/UQ1A',
      mobileVersion: '14',
      deviceId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
      query: { i_code: 'ABC', from: 'ad7' },
    });
  });

  it('shows neither its path nor its body to an observer [SDK-015]', async () => {
    const kit = await ready();
    await kit.reportParams();
    await kit.pcDownloadUrl('mac');
    expect(houtu.arrived.length).toBeGreaterThanOrEqual(2);
    for (const { url, raw } of houtu.arrived)
      expect(url + raw).not.toMatch(/report|params|download|appkey|i_code/i);
  });

  it('is made at the start, with the parameters unless isPostParams is false, and with the key that the server names', async () => {
    const kit = await new Promise<DownloadKit>((resolve) => {
      createDownloadKit({ appKey: 'k', onready: resolve });
    });
    await vi.waitFor(
      () =>
        expect(houtu.arrived.map(({ path }) => path).toSorted()).toEqual([
          'params/report',
          'report/node/insert',
        ]),
      patient,
    );
    expect(kit.version).toBe('3.4.0');
    expect(version).toBe('3.4.0');
  });
});

describe('an answer', () => {
  it('hands on url, category and teamId; a refusal hands on its msg [SDK-016]', async () => {
    const kit = await ready();
    houtu.replies((_, response) => answer(response, { url: '/a.apk', category: 'android', teamId: 'T1' }));
    expect(await kit.appDownloadUrl()).toMatchObject({
      ok: true,
      url: '/a.apk',
      category: 'android',
      teamId: 'T1',
    });
    houtu.replies((_, response) => answer(response, { descAddr: 'https://x.example/d' }));
    expect(await kit.descriptFile()).toMatchObject({ ok: true, descAddr: 'https://x.example/d' });
    houtu.replies((_, response) =>
      answer(response, {}, { status_code: 310_001, msg: '内容不存在', data: null }),
    );
    expect(await kit.appDownloadUrl()).toEqual({ ok: false, statusCode: 310_001, msg: '内容不存在' });
  });
});

describe('a call that fails', () => {
  const listen = () => ({
    onretry: vi.fn<(news: RetryNews) => void>(),
    onerror: vi.fn<(news: ErrorNews) => void>(),
  });

  for (const { status, row } of [
    { status: 403, row: 'SDK-017' },
    { status: 502, row: 'SDK-018' },
  ]) {
    it(`with HTTP ${status} invokes the retry callback, which can make it again, and not the error callback [${row}]`, async () => {
      const callbacks = listen();
      const kit = await ready(callbacks);
      await vi.waitFor(() => expect(houtu.arrived).toHaveLength(1), patient);
      houtu.replies((_, response) => response.writeHead(status).end('{}'));
      expect(await kit.reportParams()).toBeUndefined();
      expect(callbacks.onretry).toHaveBeenCalledTimes(1);
      expect(callbacks.onerror).not.toHaveBeenCalled();

      houtu.replies((_, response) => answer(response, {}));
      await callbacks.onretry.mock.calls[0]?.[0].again();
      expect(houtu.arrived.filter(({ path }) => path === 'params/report')).toHaveLength(2);
      expect(callbacks.onretry).toHaveBeenCalledTimes(1);
    });
  }

  it('because the server is down invokes the error callback [SDK-019]', async () => {
    const callbacks = listen();
    const kit = await ready({ ...callbacks, origin: 'http://127.0.0.1:9' });
    expect(await kit.whight()).toBeUndefined();
    expect(callbacks.onerror).toHaveBeenCalledWith({ path: 'params/whight', reason: 'network' });
    expect(callbacks.onretry).not.toHaveBeenCalled();
  });

  it('is given up after 5000 ms: an answer after 4900 ms counts, after 5100 ms it is a time-out [SDK-020] [SDK-019]', async () => {
    const callbacks = listen();
    const kit = await ready(callbacks);
    await vi.waitFor(() => expect(houtu.arrived).toHaveLength(1), patient);
    let release = () => undefined as void;
    const asked = () =>
      new Promise<void>((resolve) => {
        houtu.replies((_, response) => {
          release = () => answer(response, { url: 'late' });
          resolve();
        });
      });
    // Only the kit's clock is moved; the server holds its answer until then.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    let held = asked();
    const inTime = kit.testFlight();
    await held;
    vi.advanceTimersByTime(4_900);
    release();
    expect(await inTime).toMatchObject({ ok: true, url: 'late' });
    expect(callbacks.onerror).not.toHaveBeenCalled();

    held = asked();
    const tooLate = kit.testFlight();
    await held;
    vi.advanceTimersByTime(5_100);
    release();
    expect(await tooLate).toBeUndefined();
    expect(callbacks.onerror).toHaveBeenCalledWith({ path: 'tf/api/tf/download', reason: 'timeout' });
  });
});

describe('a download', () => {
  it('tries the installed client first and fetches the file 300 ms later [SDK-021]', async () => {
    const kit = await ready();
    houtu.replies((_, response) => answer(response, { url: '/houtu/demo/a.apk' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await kit.download({ scheme: 'fairway://' });
    expect(assign.mock.calls.flat().map(String)).toEqual(['fairway://']);
    await vi.advanceTimersByTimeAsync(299);
    expect(assign).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(String(assign.mock.lastCall?.[0])).toBe(`${houtu.origin}/houtu/demo/a.apk`);
  });

  it('follows nothing where the client has taken the screen, and only answers where downloadable is false', async () => {
    const kit = await ready();
    houtu.replies((_, response) => answer(response, { url: '/a.apk' }));
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await kit.download({ scheme: 'fairway://' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).toHaveBeenCalledTimes(1);

    const quiet = await ready({ downloadable: false });
    expect(await quiet.download()).toMatchObject({ ok: true, url: '/a.apk' });
    expect(assign).toHaveBeenCalledTimes(1);
  });
});

it('is version 3.4.0 as it is published too [SDK-022]', async () => {
  const { default: published } = await import('../package.json', { with: { type: 'json' } });
  expect([published.version, version]).toEqual(['3.4.0', '3.4.0']);
});
