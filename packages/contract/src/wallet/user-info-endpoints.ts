import { defineEndpoints } from '../endpoint.ts';
import { identityLevels } from '../identity/levels.ts';
import { balanceWire, walletTypeWire } from './wire.ts';

/** The member with his money, in the one shape that the specification names. */
export const userInfoEndpoints = defineEndpoints({
  getUserInfo: {
    method: 'POST',
    path: '/memberCommon/getInfo',
    caller: 'member',
    wire: {
      output: {
        hasBank: { name: 'has_bank' },
        ...balanceWire,
        verifyType: { name: 'verify_type', codes: identityLevels.codes },
      },
    },
    errors: [],
    summary: 'User info of section 3: who the member is, what is verified and bound, all balances',
  },
  getWalletType: {
    method: 'POST',
    path: '/api/wallet/v1/getWalletType',
    caller: 'member',
    wire: { output: { walletTypes: { fields: walletTypeWire } } },
    errors: [],
    summary: 'The kinds of wallet that the member has, by their numbers: 1 CNY, 2 USDT',
  },
  getBindingLimits: {
    method: 'POST',
    path: '/member/v1/limit/Binding',
    caller: 'member',
    errors: [],
    summary: 'Whether and how often a phone, a mailbox, a card or an address may still be bound',
  },
});
