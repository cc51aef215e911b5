import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/**
 * Pay type ids as printed (specification section 3). A site may have others: a row here with an id that is free, and the offer of
 * a channel for it (`apps/server/src/modules/cashier/channels/README.md`).
 */
export const payTypes = defineEnum({
  bankTransfer: { code: 1, wireName: 'bank transfer', zh: '银行卡转账', en: 'Bank transfer' },
  alipayToCard: { code: 110, wireName: 'Alipay to card', zh: '支付宝转卡', en: 'Alipay to card' },
  bigRecharge: { code: 112, wireName: 'big recharge', zh: '大额充值', en: 'Large deposit' },
  yunshanfuToCard: { code: 113, wireName: 'Yunshanfu to card', zh: '云闪付转卡', en: 'Yunshanfu to card' },
  weChatToCard: { code: 115, wireName: 'WeChat to card', zh: '微信转卡', en: 'WeChat to card' },
  jdFinance: { code: 116, wireName: 'JD finance', zh: '京东金融', en: 'JD Finance' },
  fastPay: { code: 212, wireName: 'fast pay', zh: '快捷支付', en: 'Quick pay' },
  unionQr: { code: 213, wireName: 'union QR', zh: '银联扫码', en: 'UnionPay QR' },
  bank: { code: 214, wireName: 'bank', zh: '网银支付', en: 'Online banking' },
  weChatQr: { code: 312, wireName: 'WeChat QR', zh: '微信扫码', en: 'WeChat QR' },
  weChatH5: { code: 313, wireName: 'WeChat H5', zh: '微信 H5', en: 'WeChat H5' },
  alipayH5: { code: 410, wireName: 'Alipay H5', zh: '支付宝 H5', en: 'Alipay H5' },
  alipay: { code: 411, wireName: 'Alipay', zh: '支付宝', en: 'Alipay' },
  qqSecond: { code: 511, wireName: 'QQ 511', zh: 'QQ 钱包', en: 'QQ Wallet' },
  qq: { code: 512, wireName: 'QQ', zh: 'QQ 钱包', en: 'QQ Wallet' },
  jdPay: { code: 610, wireName: 'JD pay', zh: '京东支付', en: 'JD Pay' },
  fastAlipay: { code: 910, wireName: 'fast Alipay', zh: '极速支付宝', en: 'Fast Alipay' },
  fastWeChat: { code: 911, wireName: 'fast WeChat', zh: '极速微信', en: 'Fast WeChat' },
  fastToCard: { code: 912, wireName: 'fast to card', zh: '极速转卡', en: 'Fast to card' },
  gift: { code: 1000, wireName: 'gift', zh: '彩金', en: 'Gift' },
  netBankTransfer: { code: 2010, wireName: 'net bank transfer', zh: '网银转账', en: 'Net bank transfer' },
  alipayTransfer: { code: 2020, wireName: 'Alipay transfer', zh: '支付宝转账', en: 'Alipay transfer' },
  bigPay: { code: 2030, wireName: 'big pay', zh: '大额支付', en: 'Large payment' },
  usdt: { code: 2120, wireName: 'USDT', zh: 'USDT', en: 'USDT' },
  bihuiUsdt: { code: 2140, wireName: 'Bihui USDT', zh: '币汇 USDT', en: 'Bihui USDT' },
  yibifuUsdt: { code: 2150, wireName: 'Yibifu USDT', zh: '易币付 USDT', en: 'Yibifu USDT' },
  ebPayUsdt: { code: 2190, wireName: 'EB pay USDT', zh: 'EBpay USDT', en: 'EBpay USDT' },
  bigBank: { code: 10206, wireName: 'big bank', zh: '大额网银', en: 'Large bank transfer' },
});
export type PayType = CodeOf<typeof payTypes>;
