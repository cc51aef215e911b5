import type { ClientSettings } from '../exchange/client-settings.ts';

export const session = { token: 'token-of-a-login', signKey: 'key-of-a-login' };

/** A member's client at half past nine, with a stopped clock. */
export function settingsFor(baseUrl: string, changes: Partial<ClientSettings> = {}): ClientSettings {
  return {
    baseUrl,
    session: () => session,
    deviceId: () => '0189aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
    language: () => 'zh-CN',
    now: () => Date.parse('2026-11-20T09:30:00.000Z'),
    ...changes,
  };
}
