import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Why a balance is corrected by hand. */
export const adjustmentReasons = defineEnum({
  missingDeposit: { code: 'missingDeposit', zh: '存款漏记', en: 'Deposit not booked' },
  wrongCredit: { code: 'wrongCredit', zh: '误入账', en: 'Credited by mistake' },
  wrongDebit: { code: 'wrongDebit', zh: '误扣款', en: 'Debited by mistake' },
  compensation: { code: 'compensation', zh: '服务补偿', en: 'Compensation' },
  promotion: { code: 'promotion', zh: '优惠更正', en: 'Promotion corrected' },
  fraud: { code: 'fraud', zh: '违规追回', en: 'Recovered after fraud' },
  statement: { code: 'statement', zh: '对账差异', en: 'Difference of a statement' },
});
export type AdjustmentReason = CodeOf<typeof adjustmentReasons>;

export const proposalStates = defineEnum({
  pending: { code: 'pending', zh: '待复核', en: 'Awaits a second person' },
  approved: { code: 'approved', zh: '已执行', en: 'Carried out' },
  declined: { code: 'declined', zh: '已否决', en: 'Declined' },
  voided: { code: 'voided', zh: '已作废', en: 'Voided' },
});
export type ProposalState = CodeOf<typeof proposalStates>;
