import { firstPayTypeSetting } from '@fairway/contract/cashier/first-pay-type-setting.ts';
import type { CashierSettings, PayTypeSetting } from '@fairway/contract/cashier/settings.ts';
import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { payTypes, type PayType } from '@fairway/contract/deposits/methods/pay-types.ts';
import { publishFirst } from '#modules/settings';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { cashierSettingsKind } from '../settings/cashier-settings-kind.ts';
import { firstSettings } from '../settings/first-settings.ts';

const { codes } = payTypes;

const setting = (payType: PayType, over: Partial<PayTypeSetting> = {}): PayTypeSetting => ({
  ...firstPayTypeSetting,
  payType,
  offered: true,
  ...over,
});

/** Methods of each engine, some of them earning something, one closed. Numbers of the test range, names of nobody. */
const demoSettings: CashierSettings = {
  ...firstSettings,
  payTypes: [
    setting(codes.fastToCard),
    setting(codes.alipayToCard, { rewardRate: '0.5', rewardCap: '50' }),
    setting(codes.yunshanfuToCard, { state: channelStates.codes.maintenance }),
    setting(codes.netBankTransfer),
    setting(codes.weChatQr, { rewardRate: '0.3', rewardCap: '20' }),
    setting(codes.unionQr),
    setting(codes.bank),
    setting(codes.jdPay),
    setting(codes.ebPayUsdt, { rewardRate: '1', rewardCap: '20' }),
    setting(codes.bigRecharge, { rewardRate: '1.5', rewardCap: '2888', guide: true, svip: true }),
    setting(codes.bigBank, { minGrade: 3 }),
    setting(codes.gift),
  ],
  speedToCard: { ...firstSettings.speedToCard, payRewardRate: '0.8', payDiscountLimit: '88' },
  receivingAccounts: [
    { key: 'cmb1', bankCode: 'CMB', branch: '深圳福田支行', holder: '清河商贸（演示）', account: '6225880000000000051', offered: true }, // prettier-ignore
    { key: 'icbc1', bankCode: 'ICBC', branch: '杭州滨江支行', holder: '清河商贸（演示）', account: '6222020000000000067', offered: true }, // prettier-ignore
  ],
};

/** Publishes the demo's deposit methods as the first version, where nobody has published any. */
export async function seedSettings(tx: Tx, app: Platform): Promise<void> {
  await publishFirst(tx, app, cashierSettingsKind, { settings: demoSettings, by: '演示数据' });
}
