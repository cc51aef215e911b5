import type { DictionaryName } from '@fairway/contract/support/dictionaries.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { language } from './i18n.ts';

interface OwnLabels<Code> {
  readonly list: readonly { readonly code: Code; readonly zh: string; readonly en: string }[];
}

export interface Dictionary<Code> {
  entries: { code: Code; label: string }[];
  /** Undefined for a code that the dictionary does not have. */
  label(code: string | number): string | undefined;
}

/**
 * The entries of a select with the operator's texts; the product's own until the answer has come, or where it does not
 * come.
 */
export function useDictionary<Code extends string | number>(
  name: DictionaryName,
  own: OwnLabels<Code>,
): Dictionary<Code> {
  const spoken = language();
  const { data } = useQuery({
    queryKey: ['listDictionaries', spoken],
    queryFn: ({ signal }) => api.listDictionaries({}, { signal }),
    staleTime: 5 * 60_000,
  });
  const published = data?.dictionaries.find((dictionary) => dictionary.name === name)?.entries ?? [];
  const entries = own.list.map(({ code, zh, en }) => ({
    code,
    label: published.find((entry) => entry.code === code)?.label ?? (spoken === 'en' ? en : zh),
  }));
  return { entries, label: (asked) => entries.find(({ code }) => code === asked)?.label };
}
