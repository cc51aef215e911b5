import { lazy, Suspense } from 'react';
import { CarouselAds } from '../../features/content/ads/carousel-ads.tsx';
import { LateExtras } from '../../features/content/late-extras.tsx';
import { HomeSponsors } from '../../features/content/sponsors/home-sponsors.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import { LateSection } from '../../features/home/late-section.tsx';

const late = () => import('./home-late.tsx');

// After the page itself: what it says is not part of the first sight.
const HomeNotices = lazy(async () => ({ default: (await late()).HomeNotices }));

const Upcoming = lazy(async () => ({
  default: (await import('../../features/home/upcoming/upcoming.tsx')).Upcoming,
}));
const ClientsBand = lazy(async () => ({
  default: (await import('../../features/downloads/home-band.tsx')).HomeBand,
}));

const loadExtras = async () => (await late()).HomeExtras;

/**
 * The home page with the notices that the messages feature has for the visitor, and with what is published for it. What has texts of its
 * own to wait for has a boundary of its own: else the first sight would give way to a placeholder.
 */
export function HomeScreen() {
  return (
    <HomePage
      notices={
        <Suspense>
          <HomeNotices />
        </Suspense>
      }
      ads={
        <>
          <LateSection height={425}>
            <Upcoming />
          </LateSection>
          <Suspense>
            <CarouselAds />
          </Suspense>
        </>
      }
      sponsors={
        <>
          <Suspense>
            <HomeSponsors />
          </Suspense>
          <LateSection height={256}>
            <ClientsBand />
          </LateSection>
        </>
      }
      extras={<LateExtras load={loadExtras} />}
    />
  );
}
