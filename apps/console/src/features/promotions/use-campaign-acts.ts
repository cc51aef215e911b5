import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { displayMoney, parseMoney } from '@fairway/money';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { leadTo } from '../../lib/open-tab.ts';
import { useAct } from '../../lib/use-act.ts';
import type { CampaignName } from './use-campaigns.ts';

const touches = ['campaigns', 'proposals', 'home', 'audit'];

/** Writes one more version; members see nothing of it. */
export function useSaveCampaign(onSaved: (no: number) => void) {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['saveCampaignDraft']>, options) => api.saveCampaignDraft(input, options),
    touches,
    done: t('form.saved'),
    onDone: ({ no }) => onSaved(no),
  });
}

/** What a version would have cost in the last thirty days. */
export function useRehearseCampaign() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['rehearseCampaign']>, options) => api.rehearseCampaign(input, options),
    touches,
    done: t('rehearsal.done'),
  });
}

export function useRequestPublication() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['requestPublication']>, options) => api.requestPublication(input, options),
    touches,
    done: t('act.requested'),
  });
}

export function usePauseCampaign() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['pauseCampaign']>, options) => api.pauseCampaign(input, options),
    touches,
    done: t('act.changed'),
  });
}

export function useEndCampaign() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['endCampaign']>, options) => api.endCampaign(input, options),
    touches,
    done: ({ returned }) => t('act.ended', { returned: displayMoney(parseMoney(returned, 'CNY')) }),
  });
}

/** Opens the newest version on the member site: the link is made at the press, so that its hour begins with it. */
export function useOpenPreview() {
  return useAct({
    call: async ({ tab, ...name }: CampaignName & { tab: number }) => {
      const { previewUrl } = await api.getCampaign(name);
      return { previewUrl, tab };
    },
    touches: [],
    onDone: ({ previewUrl, tab }) => leadTo(tab, previewUrl),
  });
}
