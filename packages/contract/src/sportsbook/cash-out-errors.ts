import { defineErrors } from '../errors/error-row.ts';

/** Cashing a bet out. */
export const cashOutErrors = defineErrors({
  cashOutUnavailable: {
    code: 307_021,
    zh: '该注单暂不支持提前结算',
    en: 'Cash-out is not available for this bet now.',
    retry: 'later',
    show: 'toast',
  },
  cashOutQuoteExpired: {
    code: 307_022,
    zh: '提前结算报价已变动，请按最新报价确认',
    en: 'The cash-out offer has changed. Please confirm the current one.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'reloadPrices',
  },
  cashOutValueChanged: {
    code: 307_031,
    zh: '提前结算金额已由 {before} 变为 {after}，请按最新金额确认',
    en: 'The cash-out value moved from {before} to {after}. Please confirm it.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'reloadPrices',
  },
  cashOutPartTooSmall: {
    code: 307_032,
    zh: '提前结算的部分和保留的部分都不能低于 {min}',
    en: 'Both the part cashed out and the part kept must be at least {min}.',
    retry: 'afterFix',
    show: 'toast',
  },
  cashOutStopped: {
    code: 307_033,
    zh: '提前结算暂停服务，注单照常按赛果结算',
    en: 'Cash-out is stopped for now. The bet stands and is settled by the result.',
    retry: 'later',
    show: 'toast',
  },
  cashOutPending: {
    code: 307_034,
    zh: '上一笔提前结算还在确认，请稍候',
    en: 'The last cash-out of this bet is still being confirmed.',
    retry: 'later',
    show: 'toast',
  },
  cashOutQuoteInvalid: {
    code: 307_035,
    zh: '报价无效，请重新获取提前结算报价',
    en: 'The quote is not valid. Please ask for a new one.',
    retry: 'afterFix',
    show: 'toast',
    remedy: 'reloadPrices',
  },
  cashOutThresholdTooHigh: {
    code: 307_036,
    zh: '自动提前结算金额须低于最高可返还 {max}',
    en: 'The amount for automatic cash-out must be below the highest return of {max}.',
    retry: 'afterFix',
    show: 'field',
    field: 'threshold',
  },
});
