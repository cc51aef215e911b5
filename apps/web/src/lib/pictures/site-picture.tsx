import { useState, type ReactNode } from 'react';
import { useStaticDomains } from '../site/static-domains.ts';

export interface SitePictureProps {
  /** A whole address, or a path that lies on the site's picture domains. */
  src: string;
  alt: string;
  height: number;
  /** Shown in its place when no domain has it. */
  fallback: ReactNode;
}

/** A picture that an operator has named. When a domain fails the next one is tried, our own server last. */
export function SitePicture({ src, alt, height, fallback }: SitePictureProps) {
  const domains = useStaticDomains();
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  const places = src.startsWith('/') ? [...domains.map((domain) => domain + src), src] : [src];
  const place = places[times];
  if (place === undefined) return fallback;
  return (
    <img
      src={place}
      alt={alt}
      height={height}
      onError={() => setFailed({ src, times: times + 1 })}
      style={{ height, width: 'auto', maxWidth: 220 }}
    />
  );
}
