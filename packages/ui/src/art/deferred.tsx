import { lazy, Suspense, type ComponentType } from 'react';
import styles from './deferred.module.css';

/** A drawing whose code arrives after the page: a ground of its hue holds its place meanwhile, so nothing jumps. */
export function deferred<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  hue: (props: P) => string = () => 'var(--raised)',
): ComponentType<P> {
  const Art = lazy(load);
  return function Deferred(props: P) {
    return (
      <Suspense fallback={<div className={styles.ground} style={{ backgroundColor: hue(props) }} />}>
        <Art {...props} />
      </Suspense>
    );
  };
}
