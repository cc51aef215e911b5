import type { WithdrawalSettings } from '@fairway/contract/withdrawals/settings.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import type { Platform } from '#platform/platform.ts';

const { ebPay, koiPay } = withdrawalTypes.codes;

/** A wallet with less than this has been played empty. */
export const firstPlayedEmpty: WithdrawalSettings['turnover']['playedEmpty'] = {
  on: true,
  below: { CNY: '1', USDT: '0.1' },
};

/**
 * What a new installation begins with: a deposit is played as often as the configuration says, the e-wallets' newer interfaces,
 * reservations open.
 */
export const firstSettings = (app: Platform): WithdrawalSettings => ({
  ways: [
    { withdrawType: ebPay, offered: false, rewardRate: '0' },
    { withdrawType: koiPay, offered: false, rewardRate: '0' },
  ],
  turnover: {
    deposit: app.config.depositTurnover,
    bonus: '5',
    rule: 'block',
    chargeRate: '0',
    playedEmpty: firstPlayedEmpty,
  },
  reservation: {
    tutorial: 1,
    modals: [0, 1, 2],
    durations: [
      { hours: 2, rewardRate: '0.1' },
      { hours: 6, rewardRate: '0.2' },
      { hours: 24, rewardRate: '0.4' },
    ],
    slots: ['10:00', '14:00', '18:00', '22:00'],
    slotRewardRate: '0.2',
    compensationRate: '0.5',
    compensationCap: '500',
  },
});
