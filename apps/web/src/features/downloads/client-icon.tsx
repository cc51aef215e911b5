import { IconDesktop, IconLaptop, IconPhone } from '@fairway/ui/icons/media.tsx';
import type { ClientKind } from './offered-clients.ts';

const icons = { windows: IconDesktop, mac: IconLaptop, android: IconPhone, ios: IconPhone };

/** The machine that a client runs on. */
export function ClientIcon({ kind, size }: { kind: ClientKind; size: number }) {
  const Icon = icons[kind];
  return <Icon size={size} />;
}
