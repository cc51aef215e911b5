import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useOperationId } from '../../../lib/operation-id.ts';
import { useAskMoneyAgain } from '../../wallet/api/use-wallet-news.ts';

const reads = [
  'getActivity',
  'listActivities',
  'listRewards',
  'getSignGift',
  'getNewTask',
  'getDepositGift',
  'inviteFriend',
  'getPresent',
  'getLuxuryGifts',
  'getActivityScore',
  'listTopGifts',
  'receiveUserInfo',
  'checkSuperGift',
  'listWelfare',
  'getActivityTutorial',
  'getMemberCredit',
  'getFissile',
  'listRaceTickets',
  'rankRaceTickets',
  'listPushOffers',
  'listHappySends',
  'getContentForm',
  'explainProgress',
  'listBonuses',
  'explainBonus',
];

/** A function that asks again for everything that a reward changes, the money in the header among it. */
export function useAskRewardsAgain(): () => Promise<void> {
  const client = useQueryClient();
  const askMoneyAgain = useAskMoneyAgain();
  return async () => {
    await Promise.all([
      ...reads.map((operation) => client.invalidateQueries({ queryKey: [operation] })),
      askMoneyAgain(),
    ]);
  };
}

/** The two calls of an application: what stands against it, then the act itself, which happens once however often it is sent. */
export function useApply(kind: CampaignKind, no: number) {
  const operation = useOperationId(`applyActivity.${kind}.${no}`);
  return {
    explain: () => api.explainEligibility({ kind, no }),
    apply: () => operation.run((operationId) => api.applyActivity({ kind, no }, { operationId })),
  };
}
