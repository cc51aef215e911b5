import { use, useMemo, useSyncExternalStore } from 'react';
import { texts, type TextParams } from './text-store.ts';

const version = () => texts.version;

/** The texts of a namespace; waits for it by Suspense. `t` stays the same function until the language changes. */
export function useTranslation(namespace = 'shell') {
  const spoken = useSyncExternalStore(texts.subscribe, version, version);
  // Called in every render, also by the one that follows a wait: React counts on it.
  use(texts.ready(namespace));
  return useMemo(
    () => ({
      t: (key: string, params?: TextParams) =>
        texts.say(typeof params?.['ns'] === 'string' ? params['ns'] : namespace, key, params),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language's version renews the texts.
    [namespace, spoken],
  );
}
