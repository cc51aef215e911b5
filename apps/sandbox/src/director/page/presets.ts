import { faultRule, type FaultRule } from '../../faults/fault-schema.ts';

type Effect = FaultRule['effect'];

/** Requests on which the page can set a fault, by the value of its select. */
export const targetNames = {
  'psp:collections': '代收下单',
  'psp:payouts': '代付下单',
  'psp:collections/query': '代收查询',
  'psp:payouts/query': '代付查询',
  'venue:transfer-in': '场馆转入',
  'venue:transfer-out': '场馆转出',
  'venue:transfer-status': '场馆转账查询',
  'venue:launch': '场馆进入游戏',
  'psp:*': '汇桥支付全部请求',
  'venue:*': '北辰电子全部请求',
  'anji:*': '安吉验证全部请求',
  'anji:get': '安吉验证取题',
  'anji:check': '安吉验证判题',
  'afs:*': 'AFS 全部请求',
  'afs:initialize': 'AFS 取题',
  'afs:AuthenticateSig': 'AFS 验签',
  'beacon:round': '公共信标取轮次',
  'beacon:*': '公共信标全部请求',
} as const;

const request = (effect: object): Effect =>
  faultRule.parse({ party: 'psp', effect: { kind: 'request', ...effect } }).effect;

/** What can go wrong with a request, in the page's language. */
export const requestPresets: Record<string, { name: string; effect: Effect }> = {
  timeoutAfter: { name: '已执行，不回应', effect: request({ answer: 'silent' }) },
  timeoutBefore: { name: '未执行，不回应', effect: request({ execute: 'no', answer: 'silent' }) },
  late: { name: '不回应，5 秒后才执行', effect: request({ execute: 'late', answer: 'silent' }) },
  error500After: { name: '已执行，回 500', effect: request({ answer: 'error500' }) },
  error500Before: { name: '未执行，回 500', effect: request({ execute: 'no', answer: 'error500' }) },
  resetAfter: { name: '已执行，断开连接', effect: request({ answer: 'reset' }) },
  resetBefore: { name: '未执行，断开连接', effect: request({ execute: 'no', answer: 'reset' }) },
  slow: { name: '慢 8 秒', effect: request({ delayMs: 8000 }) },
  drip: { name: '每秒一字节', effect: request({ answer: 'drip' }) },
  garbage: { name: '回乱码', effect: request({ answer: 'garbage' }) },
  huge: { name: '回 10 MB', effect: request({ answer: 'huge' }) },
  badSignature: { name: '签名错误', effect: request({ answer: 'badSignature' }) },
  unknownStatus: { name: '未知状态码', effect: request({ answer: 'unknownStatus' }) },
  maintenance: { name: '维护中', effect: request({ answer: 'maintenance' }) },
};

/** What can go wrong with the callbacks of the next event. */
export const callbackPresets: Record<string, { name: string; effect: Effect }> = {
  copies: { name: '重复 3 次', effect: { kind: 'callback', copies: 3 } },
  delay: { name: '延迟 30 秒', effect: { kind: 'callback', delayMs: 30_000 } },
  lose: { name: '丢失', effect: { kind: 'callback', lose: true } },
  loseTwice: { name: '前两次丢失', effect: { kind: 'callback', lose: 2 } },
  reorder: { name: '乱序', effect: { kind: 'callback', reorder: true } },
  badSignature: { name: '签名错误', effect: { kind: 'callback', badSignature: true } },
  staleTimestamp: { name: '时间戳过期', effect: { kind: 'callback', staleTimestamp: true } },
  amount: { name: '金额谎报 0.01', effect: { kind: 'callback', amount: '0.01' } },
  unknownStatus: { name: '未知状态码', effect: { kind: 'callback', unknownStatus: true } },
  garbage: { name: '内容损坏', effect: { kind: 'callback', garbage: true } },
};

/** A permanent rule in the page's language. */
export function describeFault(rule: FaultRule): string {
  const effect = JSON.stringify(rule.effect);
  const presets = Object.values(rule.effect.kind === 'callback' ? callbackPresets : requestPresets);
  const name = presets.find((preset) => JSON.stringify(preset.effect) === effect)?.name ?? effect;
  const targets: Record<string, string> = targetNames;
  const target = rule.effect.kind === 'callback' ? '回调' : targets[`${rule.party}:${rule.operation}`];
  return `${target ?? `${rule.party} ${rule.operation}`}：${name}`;
}
