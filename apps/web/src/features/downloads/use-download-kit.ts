import { createDownloadKit, type DownloadKit } from '@fairway/download-kit/src/index.ts';
import { useEffect, useRef } from 'react';

/** Name of this page towards the download kit's server side. */
const appKey = 'fairway-web';

/**
 * The kit of this page: reports the visit with the address's parameters once the server's key is known. Undefined until it
 * is ready, and for good where calls fail; the page's links work without it.
 */
export function useDownloadKit(publicKey: string | undefined) {
  const kit = useRef<DownloadKit>(undefined);
  useEffect(() => {
    if (publicKey === undefined || kit.current) return;
    createDownloadKit({
      appKey,
      publicKey,
      onready: (made) => (kit.current = made),
      // The server was busy for a moment: once more is enough for a report.
      onretry: ({ again }) => setTimeout(() => void again(), 5_000),
    });
  }, [publicKey]);
  return kit;
}
