import { socketOrigin, videoDomain } from '@fairway/contract/live/video.ts';
import { useState } from 'react';
import styles from './wall.module.css';

interface PosterProps {
  /** Path of the newest frame; another one each time the list is asked for. */
  path: string | null;
  domains: readonly string[];
}

/** The last frame of a broadcast, renewed as the list is. The one before stays until the next one is there. */
export function Poster({ path, domains }: PosterProps) {
  const [errors, setErrors] = useState(0);
  const [shown, setShown] = useState<string>();
  const domain = videoDomain(domains, errors);
  const origin =
    domain === undefined ? undefined : socketOrigin(domain, location.href).replace(/^ws/, 'http');
  const coming = path === null || origin === undefined ? undefined : origin + path;
  const films = [...new Set([shown, coming])].filter((address) => address !== undefined);
  return films.map((address) => (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- one silent frame
    <video
      key={address}
      className={styles['film']}
      src={address}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden
      data-shown={address === shown}
      onLoadedData={() => setShown(address)}
      onError={() => setErrors((count) => count + 1)}
    />
  ));
}
