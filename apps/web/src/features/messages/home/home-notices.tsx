import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session-store.ts';
import { SpecialNotice } from './special-notice.tsx';
import styles from './home-notices.module.css';

// Only for members, and never part of a visitor's first load.
const SafetyNotice = lazy(async () => ({ default: (await import('./safety-notice.tsx')).SafetyNotice }));

/** What the home page has to say besides its scrolling notices; takes no room while there is nothing. */
export function HomeNotices() {
  const signedIn = useSession(({ session }) => session !== undefined);
  return (
    <div className={styles.notices}>
      <SpecialNotice />
      {signedIn && (
        <Suspense>
          <SafetyNotice />
        </Suspense>
      )}
    </div>
  );
}
