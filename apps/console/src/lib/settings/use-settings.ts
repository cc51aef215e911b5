import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { SettingsKindName } from '@fairway/contract/settings/kinds.ts';
import type { SettingsVersionOf } from '@fairway/contract/settings/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { useAct } from '../use-act.ts';
import { usePages } from '../use-pages.ts';

export type SettingsIn<Kind extends SettingsKindName> = SettingsVersionOf<Kind>['settings'];

/** The newest version. It does not refresh under an editor's hands: another's version shows as a conflict. */
export function useNewestSettings(kind: SettingsKindName) {
  return useQuery({
    queryKey: ['settings', 'newest', kind],
    queryFn: async () => (await api.getSettings({ kind })).newest,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
}

/** The versions that there have been, newest first, a page at a time. */
export function useSettingsVersions(kind: SettingsKindName) {
  return usePages({
    key: ['settings', 'versions', kind],
    ask: (cursor) => api.listSettingsVersions({ kind, ...(cursor && { cursor }) }),
  });
}

/** A change over the version that was seen: published at once, or proposed to a second person. */
export interface SettingsChange {
  version: number;
  settings: object;
  reason: string;
}

export function useChangeSettings(kind: SettingsKindName) {
  const { t } = useTranslation();
  return useAct({
    call: (change: SettingsChange, options) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a kind's form holds its settings; the server parses them again
      api.changeSettings({ kind, ...change } as InputOf<Schemas['changeSettings']>, options),
    touches: ['settings', 'proposals', 'audit', 'home'],
    done: ({ version, proposalId }) =>
      proposalId === null ? t('settings.published', { version }) : t('settings.proposed'),
  });
}
