import { lazy, Suspense } from 'react';
import { CarouselAds } from '../../features/content/ads/carousel-ads.tsx';
import { LateExtras } from '../../features/content/late-extras.tsx';
import { HomeSponsors } from '../../features/content/sponsors/home-sponsors.tsx';
import { HomePage } from '../../features/home/home-page.tsx';

// After the page itself: what it says is not part of the first sight.
const HomeNotices = lazy(async () => ({
  default: (await import('../../features/messages/home/home-notices.tsx')).HomeNotices,
}));

const loadExtras = async () => (await import('../../features/content/home-extras.tsx')).HomeExtras;

/** The home page with the notices that the messages feature has for who looks, and with what is published for it. */
export function HomeScreen() {
  return (
    <HomePage
      told={
        <Suspense>
          <HomeNotices />
        </Suspense>
      }
      ads={<CarouselAds />}
      sponsors={<HomeSponsors />}
      extras={<LateExtras load={loadExtras} />}
    />
  );
}
