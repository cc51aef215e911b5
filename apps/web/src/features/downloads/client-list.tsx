import type { MouseEvent, ReactNode } from 'react';
import type { Platform } from '@fairway/download-kit/src/index.ts';
import type { Downloads } from './api/use-downloads.ts';
import { ClientCard } from './client-card.tsx';
import { offeredClients, type ClientKind } from './offered-clients.ts';
import { useDownloadKit } from './use-download-kit.ts';
import styles from './download-page.module.css';

interface ClientListProps {
  downloads: Downloads;
  /** What this device runs. */
  platform: Platform;
  empty: ReactNode;
}

/** The offered clients, this device's own first. Each press is reported; on a phone an installed client is woken first. */
export function ClientList({ downloads, platform, empty }: ClientListProps) {
  const kit = useDownloadKit(downloads.publicKey);
  const isPhone = platform === 'android' || platform === 'ios';
  const clients = offeredClients(downloads).toSorted(
    (one, other) => Number(other.kind === platform) - Number(one.kind === platform),
  );
  const get = (kind: ClientKind) => (event: MouseEvent) => {
    void kit.current?.reportNode(`download-${kind}`);
    if (!isPhone || kind !== platform || downloads.scheme === '' || !kit.current) return;
    event.preventDefault();
    void kit.current.download({ platform, scheme: downloads.scheme });
  };
  if (clients.length === 0) return empty;
  return (
    <ul className={styles.clients}>
      {clients.map((client) => (
        <ClientCard
          key={client.kind}
          client={client}
          isOwn={client.kind === platform}
          withCode={!isPhone}
          onGet={get(client.kind)}
        />
      ))}
    </ul>
  );
}
