import { use, useMemo, useSyncExternalStore } from 'react';
import { texts, type TextParams } from './text-store.ts';

const version = () => texts.version;

/** The words of a namespace; waits for it by Suspense. `t` stays the same function until the language changes. */
export function useTranslation(namespace = 'shell') {
  const spoken = useSyncExternalStore(texts.subscribe, version, version);
  const coming = texts.want(namespace);
  if (coming) use(coming);
  return useMemo(
    () => ({
      t: (key: string, params?: TextParams) =>
        texts.say(typeof params?.['ns'] === 'string' ? params['ns'] : namespace, key, params),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the language's version renews the words.
    [namespace, spoken],
  );
}
