import type { InputOf } from '@fairway/contract/endpoint.ts';
import type { RewardState } from '@fairway/contract/promotions/kinds.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** Rewards of every campaign in one state, or those whose appeal waits for an answer, newest first. */
export function useRewards(shown: RewardState | 'appealed') {
  const asked = shown === 'appealed' ? { appealed: true as const } : { state: shown };
  return usePages({
    key: ['campaigns', 'rewards', shown],
    ask: (cursor) => api.listCampaignRewards({ ...asked, ...(cursor && { cursor }) }),
    every: 15_000,
  });
}

export function useDecideAppeal() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['decideRewardAppeal']>, options) => api.decideRewardAppeal(input, options),
    touches: ['campaigns', 'home', 'audit'],
    done: ({ state }) =>
      t(state === 'paid' ? 'appeal.paid' : state === 'applied' ? 'appeal.agreed' : 'appeal.kept'),
  });
}

export function useRequestReversal() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['requestRewardReversal']>, options) =>
      api.requestRewardReversal(input, options),
    touches: ['campaigns', 'proposals', 'home', 'audit'],
    done: t('reversal.requested'),
  });
}

export function useDecideReward() {
  const { t } = useTranslation('promotions');
  return useAct({
    call: (input: InputOf<Schemas['decideReward']>, options) => api.decideReward(input, options),
    touches: ['campaigns', 'home', 'audit'],
    done: ({ state, agreed }) =>
      t(agreed ? 'reward.agreed' : state === 'paid' ? 'reward.paid' : 'reward.refused'),
  });
}
