import { lazy, Suspense } from 'react';
import { HomePage } from '../../features/home/home-page.tsx';

// After the page itself: what it says is not part of the first sight.
const HomeNotices = lazy(async () => ({
  default: (await import('../../features/messages/home/home-notices.tsx')).HomeNotices,
}));

/** The home page with the notices that the messages feature has for who looks. */
export function HomeScreen() {
  return (
    <HomePage
      told={
        <Suspense>
          <HomeNotices />
        </Suspense>
      }
    />
  );
}
