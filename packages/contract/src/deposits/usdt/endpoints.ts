import { depositEndpoints } from '../endpoints.ts';
import { defineEndpoints } from '../../endpoint.ts';

/** USDT as a member meets it: whether it is offered, where to send it, and the two methods to deposit it. */
export const usdtEndpoints = defineEndpoints({
  getVirtualSwitchConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getVirtualSwitchConfig',
    caller: 'visitor',
    errors: [],
    summary: 'Whether this site offers virtual currency at all: «1» or «0»; asked when the client loads',
  },
  getUsdtSwitch: {
    method: 'POST',
    path: '/api/cashier/v1/getUsdtSwitch',
    caller: 'member',
    errors: [],
    summary: 'Whether this member is offered USDT: the site’s switch and the whitelist together',
  },
  checkVirtualWhitelist: {
    method: 'POST',
    path: '/api/cashier/v1/checkVirtualWhitelist',
    caller: 'member',
    errors: [],
    summary: 'Whether there is a whitelist for virtual currency, and whether it holds the member',
  },
  listUsdtNetworks: {
    method: 'POST',
    path: '/api/cashier/v1/listUsdtNetworks',
    caller: 'member',
    errors: [],
    summary: 'The three networks with their state, terms and merchantNo; a closed one says why',
  },
  getVirtualQrAddress: {
    method: 'POST',
    path: '/api/cashier/v1/getVirtualQrAddress',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['depositChannelDisabled', 'protocolUnavailable'],
    summary: 'The member’s address on the network of a merchantNo, and the text of its QR code',
  },
  getStandbyUsdt: {
    method: 'POST',
    path: '/api/cashier/v1/getStandbyUsdt',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['depositChannelDisabled', 'protocolUnavailable'],
    summary:
      'The member’s permanent address on a network: what arrives there is his, with an order or without',
  },
  getStandbyUsdtV2: {
    method: 'POST',
    path: '/api/cashier/v2/getStandbyUsdt',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 60 }],
    errors: ['depositChannelDisabled'],
    summary: 'The open USDT order, null when there is none, and the permanent addresses of all open networks',
  },
  checkDuplicateAddress: {
    method: 'POST',
    path: '/api/cashier/v1/checkDuplicateAddress',
    caller: 'member',
    limits: [{ per: 'member', count: 20, seconds: 600 }],
    errors: ['payoutAddressInvalid'],
    summary: 'Whether another member has bound this address; says nothing of who',
  },
  openUsdtDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/openUsdtDeposit',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 20, seconds: 600 }],
    errors: depositEndpoints.createDepositOrder.errors,
    summary: 'Opens a USDT deposit with RMB through an exchange, or from an own wallet, and begins its steps',
  },
  getUsdtDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/getUsdtDeposit',
    caller: 'member',
    errors: ['depositOrderNotFound'],
    summary: 'The flow of a USDT deposit: its steps, which of them are done, and where the exchange is',
  },
});
