import type { Banner } from '@fairway/contract/site/configuration.ts';
import { StadiumHeroLazy } from '@fairway/ui/art/hero/stadium-hero-lazy.tsx';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { VenuePicture } from '../venues/venue-picture.tsx';
import styles from './hero.module.css';

const later = 5_000;
const TrophyBanner = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/trophy-banner.tsx')).TrophyBanner,
}));
const GiftBanner = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/gift-banner.tsx')).GiftBanner,
}));
const EnvelopeBanner = lazy(async () => ({
  default: (await import('@fairway/ui/art/promo/envelope-banner.tsx')).EnvelopeBanner,
}));

/** The drawing behind a banner. Those behind the first come once the page stands, before their turn. */
export function BannerArt({ art, first }: { art: Banner['art']; first: boolean }) {
  const [wanted, setWanted] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), later);
    return () => clearTimeout(timer);
  }, []);
  const whole = art === 'stadium';
  return <div className={clsx(styles.art, !whole && styles.side)}>{wanted && <Drawing art={art} />}</div>;
}

function Drawing({ art }: { art: Banner['art'] }) {
  if (art === 'stadium') return <StadiumHeroLazy />;
  if (art === 'sport') return <VenuePicture category="ty" />;
  if (art === 'esport') return <VenuePicture category="dj" />;
  return (
    <Suspense>
      {art === 'trophy' && <TrophyBanner />}
      {art === 'gift' && <GiftBanner />}
      {art === 'envelope' && <EnvelopeBanner />}
    </Suspense>
  );
}
