import { opId } from '../../cashier/testing/cashier-stage.ts';
import { testCard } from '../../cashier/testing/test-cards.ts';
import { thiefsPassword, type Attack } from './theft-stage.ts';

/** Sending money to a new place, or letting it go. */
export const attacksOnPayouts: Record<string, Attack> = {
  'bind a card': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief, _member, { next }) =>
      thief.addBankCard(
        {
          cardNumber: testCard(850 + next()),
          bankCode: 'CMB',
          holderName: '李四',
          withdrawPassword: thiefsPassword,
        },
        opId(),
      ),
  },
  'bind a USDT address': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief) =>
      thief.addUsdtAddress(
        {
          protocol: 1,
          address: '0x52908400098527886E0F7030069857D2E4169EE7',
          withdrawPassword: thiefsPassword,
        },
        opId(),
      ),
  },
  'bind an e-wallet': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief) =>
      thief.addEwalletAddress(
        { wallet: 'alipay', account: '13900009999', withdrawPassword: thiefsPassword },
        opId(),
      ),
  },
  'remove the card': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      return thief.removePayoutMethod({ id: methods[0]?.id ?? '', withdrawPassword: thiefsPassword }, opId());
    },
  },
  'remove an e-wallet': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      return thief.removeEwalletAddress(
        { id: methods[0]?.id ?? '', withdrawPassword: thiefsPassword },
        opId(),
      );
    },
  },
  'withdraw to the card that is there': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      const payoutMethodId = methods[0]?.id ?? '';
      return thief.createWithdrawal(
        { currency: 'CNY', amount: '100', payoutMethodId, withdrawPassword: thiefsPassword },
        opId(),
      );
    },
  },
  'say that a part of a fast withdrawal has arrived': {
    on: 'paidPart',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const order = await thief.getFastWithdrawal({});
      const { parts } = await thief.listFastWithdrawalParts({ billNo: order?.billNo ?? '' });
      const partNo = parts[0]?.partNo ?? '';
      return thief.confirmFastWithdrawal({ partNo, withdrawPassword: thiefsPassword }, opId());
    },
  },
};
