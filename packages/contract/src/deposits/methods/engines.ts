import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';
import { orderTypes, type OrderType } from '../order-states.ts';
import { payTypes } from './pay-types.ts';

/** How a deposit method works, whatever its name: each is one engine with its own panel. */
export const payEngines = defineEnum({
  transfer: { code: 'transfer', zh: '转账到指定账户', en: 'Transfer to an account' },
  page: { code: 'page', zh: '支付页面', en: 'Payment page' },
  qr: { code: 'qr', zh: '扫码支付', en: 'QR code' },
  wallet: { code: 'wallet', zh: '电子钱包', en: 'E-wallet' },
  offline: { code: 'offline', zh: '线下转账', en: 'Offline transfer' },
  fast: { code: 'fast', zh: '极速撮合', en: 'Matched with a withdrawal' },
  chain: { code: 'chain', zh: '链上转账', en: 'Chain transfer' },
  gift: { code: 'gift', zh: '彩金码', en: 'Gift code' },
});
export type PayEngine = CodeOf<typeof payEngines>;

/** Whether fast-to-card asks for the depositor's name (`payNameType`; the numbers are ours). */
export const payNameTypes = defineEnum({
  none: { code: 0, zh: '不需要', en: 'Not asked for' },
  realName: { code: 1, zh: '须为实名', en: 'The real name' },
  anyName: { code: 2, zh: '须填写', en: 'Any name' },
});

/** The order type (specification section 3) of a deposit by this method: one of the four, never a fifth. */
export function orderTypeOf(engine: PayEngine, payType: number): OrderType {
  if (engine === 'fast')
    return payType === payTypes.codes.fastToCard ? orderTypes.codes.speed : orderTypes.codes.normalSpeed;
  const toAccount = engine === 'transfer' || engine === 'offline' || engine === 'chain';
  return toAccount ? orderTypes.codes.normalTransfer : orderTypes.codes.normalNonTransfer;
}
