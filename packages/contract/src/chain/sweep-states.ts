import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** The steps of a sweep: what a deposit address holds in transit to the payout wallet. */
export const sweepStates = defineEnum({
  planned: { code: 'planned', zh: '已计划', en: 'Planned' },
  fuelling: { code: 'fuelling', zh: '补充手续费中', en: 'Being fuelled' },
  fuelled: { code: 'fuelled', zh: '待转出', en: 'Fuelled' },
  sent: { code: 'sent', zh: '确认中', en: 'Sent' },
  confirmed: { code: 'confirmed', zh: '已归集', en: 'Confirmed' },
  failed: { code: 'failed', zh: '失败', en: 'Failed' },
});
export type SweepState = CodeOf<typeof sweepStates>;

/** Why a sweep waits or has failed. */
export const sweepProblems = defineEnum({
  nodeAway: { code: 'nodeAway', zh: '节点没有回应', en: 'The node does not answer' },
  nodeRefused: { code: 'nodeRefused', zh: '节点拒绝了请求', en: 'The node refused' },
  signerAway: { code: 'signerAway', zh: '签名程序没有回应', en: 'The signer does not answer' },
  sweepDayLimit: {
    code: 'sweepDayLimit',
    zh: '达到当日归集上限',
    en: 'The day’s limit of sweeps is reached',
  },
  fuelOnceLimit: { code: 'fuelOnceLimit', zh: '单次手续费超过上限', en: 'More fuel than one gift may be' },
  fuelDayLimit: { code: 'fuelDayLimit', zh: '达到当日手续费上限', en: 'The day’s limit of fuel is reached' },
  fee: { code: 'fee', zh: '网络费过高', en: 'The fee is beyond the limit' },
  gasPriceRose: {
    code: 'gasPriceRose',
    zh: '网络费上涨，等待回落',
    en: 'The gas price rose beyond the fuel',
  },
  notMined: { code: 'notMined', zh: '长时间未上链', en: 'In no block for a long time' },
  depositKey: {
    code: 'depositKey',
    zh: '签名程序没有存款地址密钥',
    en: 'The signer has no key of deposit addresses',
  },
  address: { code: 'address', zh: '地址不属于签名程序的密钥', en: 'The address is not of the signer’s key' },
  short: { code: 'short', zh: '链上余额少于账面', en: 'The chain holds less than the book' },
  reverted: { code: 'reverted', zh: '合约拒绝转账', en: 'The token refused the transfer' },
  numberTaken: { code: 'numberTaken', zh: '序号被其他交易占用', en: 'Another transaction used its number' },
  refused: { code: 'refused', zh: '签名程序拒绝', en: 'The signer refused' },
});
export type SweepProblem = CodeOf<typeof sweepProblems>;
