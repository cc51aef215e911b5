import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import type { Change } from '@fairway/contract/settings/changes.ts';
import { defineSettings } from '#modules/settings';
import { firstSettings } from './first-settings.ts';
import { offeredPayTypes } from './offered-pay-types.ts';
import { payTypeSetting } from './pay-type-setting.ts';

/** Texts and who is at the desk: nobody's money depends on them. */
const harmless = /^(leavePay|announcement|advice|serviceDesk)\.|^helpAfter$|^payTypes\.guide$/;

/**
 * The settings of the cashier. What takes money in or pays it out, earns something or names an account takes two
 * people.
 */
export const cashierSettingsKind = defineSettings({
  name: 'cashier',
  first: () => firstSettings,
  // A row for every payment method on offer, so that the first change of one shows what differs from how it began.
  complete(stored, app) {
    const offers = offeredPayTypes(app);
    const others = stored.payTypes.filter((row) => !offers.some(({ payType }) => payType === row.payType));
    const payTypes = [...offers.map((offer) => payTypeSetting(stored, offer)), ...others];
    // A version from before a field was there is read with what the field began with.
    const fastWithdrawal = { ...firstSettings.fastWithdrawal, ...stored.fastWithdrawal };
    return { ...firstSettings, ...stored, fastWithdrawal, payTypes };
  },
  onePerson: (change) => harmless.test(change.field) || isClosing(change) || isEarlierAlarm(change),
});

/** Closing stops money and must not wait; opening again takes two. */
function isClosing({ field, before, after }: Change): boolean {
  if (field === 'payTypes.offered' || field === 'receivingAccounts.offered' || field === 'sweep.on')
    return before === true && after === false;
  if (field === 'payTypes.state') return before === channelStates.codes.normal;
  if (field === 'usdt.switch') return before === '1' && after === '0';
  return false;
}

/** An alarm that comes earlier hides nothing; one that comes later, or never, would hide a payout wallet that is being emptied. */
function isEarlierAlarm({ field, before, after }: Change): boolean {
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  if (field === 'signerAlarm.usedPercent') return after < before;
  return field === 'signerAlarm.payouts' && after > before;
}
