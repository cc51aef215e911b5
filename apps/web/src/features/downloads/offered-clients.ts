import type { Downloads } from './api/use-downloads.ts';

export type ClientKind = 'windows' | 'mac' | 'android' | 'ios';

export interface OfferedClient {
  kind: ClientKind;
  address: string;
}

/** The clients that have an address, in the order of the page. */
export function offeredClients({ windows, mac, android, testFlight }: Downloads): OfferedClient[] {
  const all: OfferedClient[] = [
    { kind: 'windows', address: windows },
    { kind: 'mac', address: mac },
    { kind: 'ios', address: testFlight },
    { kind: 'android', address: android },
  ];
  return all.filter(({ address }) => address !== '');
}

/** Where a phone is sent: the page outside the shell, with what the address said of the visit (invite code, source). */
export function phoneAddress(origin: string, search: string): string {
  return `${origin}/download-page${search}`;
}
