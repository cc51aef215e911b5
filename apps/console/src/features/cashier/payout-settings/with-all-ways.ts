import { withdrawalTypes } from '@fairway/contract/enums/withdrawals.ts';
import type { WithdrawalFields } from './use-withdrawal-settings.ts';

/** Types that members ask for; the parent of split parts is none of them. */
const asked = withdrawalTypes.codeList.filter((code) => code !== withdrawalTypes.codes.fastSplit);

/** The settings with a row for every type: those that are not named are offered, without reward. */
export function withAllWays(settings: WithdrawalFields): WithdrawalFields {
  const ways = asked.map(
    (withdrawType) =>
      settings.ways.find((row) => row.withdrawType === withdrawType) ?? {
        withdrawType,
        offered: true,
        rewardRate: '0',
      },
  );
  return { ...settings, ways };
}
