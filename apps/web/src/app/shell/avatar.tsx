import { lazy, Suspense } from 'react';
import styles from './avatar.module.css';

const Portrait = lazy(async () => ({
  default: (await import('@fairway/ui/art/portrait/portrait.tsx')).Portrait,
}));

/** A member's drawn portrait in a round frame. Decorative: the name stands beside it. */
export function Avatar({ seed, size }: { seed: string; size: number }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size }}>
      {seed && (
        <Suspense>
          <Portrait name={seed} />
        </Suspense>
      )}
    </span>
  );
}
