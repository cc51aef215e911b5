import { Suspense, useEffect, useState, type ComponentType } from 'react';

/** Milliseconds that a page has for itself first. */
const patience = 800;

/** What floats over a page or comes up on it: fetched once the page itself is drawn. */
export function LateExtras({ load }: { load: () => Promise<ComponentType> }) {
  const [loaded, setLoaded] = useState<{ Extras: ComponentType }>();
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      // Without them the page is whole: what cannot be fetched now comes with the next visit.
      void load()
        .then((Extras) => left || setLoaded({ Extras }))
        .catch(() => undefined);
    }, patience);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [load]);
  if (!loaded) return null;
  // Their texts are fetched too; without a boundary of their own that would hide the page, and take the focus from a field.
  return (
    <Suspense>
      <loaded.Extras />
    </Suspense>
  );
}
