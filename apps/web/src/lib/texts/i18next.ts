import { texts, type TextParams } from './text-store.ts';

/**
 * Replaces i18next in the browser's bundle: the part of it that the screens use, in a fiftieth of its weight. The
 * types, and so what compiles, are those of the real package.
 */
const i18next = {
  get language(): string {
    return texts.language;
  },
  t: (key: string, params: TextParams = {}): string => texts.say(namespaceOf(params), key, params),
  exists: (key: string, params: TextParams = {}): boolean => texts.has(namespaceOf(params), key),
  getFixedT: (_language: string | null, namespace: string) => (key: string, params?: TextParams) =>
    texts.say(namespace, key, params),
};

function namespaceOf({ ns }: TextParams): string {
  return typeof ns === 'string' ? ns : 'shell';
}

export default i18next;
