import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Banner } from '../../content/api/use-home-content.ts';
import { ContentPicture } from '../../../lib/pictures/content-picture.tsx';
import { Drawing } from '../../../lib/pictures/drawing.tsx';
import styles from './hero.module.css';

const later = 5_000;

/** The drawing behind a banner. Those behind the first come once the page is drawn, before their turn. */
export function BannerArt({ art, first }: { art: Banner['art']; first: boolean }) {
  const [wanted, setWanted] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), later);
    return () => clearTimeout(timer);
  }, []);
  const whole = art === 'stadium';
  return (
    <div className={clsx(styles.art, !whole && styles.side)}>
      {wanted && (whole ? <Drawing of="stadium" /> : <ContentPicture art={art} />)}
    </div>
  );
}
