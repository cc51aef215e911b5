import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { defineSettings } from '#modules/settings';
import { firstPlayedEmpty, firstSettings } from './first-settings.ts';
import { optionSetting } from './option-setting.ts';

/** Types that members ask for; the parent of split parts is none of them. */
const asked = withdrawalTypes.codeList.filter((code) => code !== withdrawalTypes.codes.fastSplit);

/** The settings of payouts: methods, turnover, reservations. Closing a payment method is left to one person; all else takes two. */
export const payoutSettingsKind = defineSettings({
  name: 'payout',
  first: firstSettings,
  complete: (stored) => ({
    ...stored,
    ways: asked.map((withdrawType) => ({ withdrawType, ...optionSetting(stored, withdrawType) })),
    turnover: { ...stored.turnover, playedEmpty: stored.turnover.playedEmpty ?? firstPlayedEmpty },
  }),
  onePerson: ({ field, before, after }) =>
    field === 'reservation.tutorial' || (field === 'ways.offered' && before === true && after === false),
});
