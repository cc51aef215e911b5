import { storage } from './storage.ts';

/** A session that survives a reload; anything else found there reads as nobody being signed in. */
export function keptSession<Session extends object>(key: string, fields: readonly (keyof Session)[]) {
  return {
    key,
    read(): Session | undefined {
      try {
        const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
        const whole =
          typeof stored === 'object' && stored !== null && fields.every((field) => field in stored);
        return whole ? (stored as Session) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (session: Session): void => storage.set(key, JSON.stringify(session)),
    remove: (): void => storage.remove(key),
  };
}
