import { channelStates } from '../deposits/methods/channel-states.ts';
import type { PayTypeSetting } from './settings.ts';

/** What a deposit method begins with: open to everybody within its channel's bounds, with computed amounts, earning nothing. */
export const firstPayTypeSetting: Omit<PayTypeSetting, 'payType' | 'offered'> = {
  state: channelStates.codes.normal,
  fixedAmounts: [],
  fixedOnly: false,
  min: '',
  max: '',
  rewardRate: '0',
  rewardCap: '0',
  minGrade: 0,
  svip: false,
  whitelist: [],
  guide: false,
};
