import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import type { WithdrawalType } from '@fairway/contract/withdrawals/types.ts';

/** How a type is set: offered and without reward where nobody has said otherwise. */
export function optionSetting(
  settings: WithdrawalSettings,
  type: WithdrawalType,
): { offered: boolean; rewardRate: string } {
  return (
    settings.ways.find(({ withdrawType }) => withdrawType === type) ?? { offered: true, rewardRate: '0' }
  );
}
