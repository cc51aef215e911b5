import { defineEndpoints } from '../endpoint.ts';

/** Fast deposits and fast withdrawals that pay each other, as both members call it. */
export const matchingEndpoints = defineEndpoints({
  getFastWithdrawalConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getFastWithdrawalConfig',
    caller: 'member',
    errors: [],
    summary:
      'How fast withdrawals work here: counts, amounts, reward, margin, and whether this member has them',
  },
  getFastDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/getFastDeposit',
    caller: 'member',
    errors: ['depositOrderNotFound'],
    summary:
      'The payer’s side of a matched deposit: its stage, deadline, reminders and appeal; null while none is found',
  },
  confirmFastDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/confirmFastDeposit',
    caller: 'member',
    once: true,
    errors: ['depositOrderNotFound', 'depositStateWrong', 'depositOrderClosed', 'pictureNotFound'],
    summary:
      'The payer says: I have paid, with a picture where there is one; the recipient is asked to confirm',
  },
  remindFastDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/remindFastDeposit',
    caller: 'member',
    errors: ['depositOrderNotFound', 'depositStateWrong', 'urgeTooSoon'],
    summary: 'Reminds the recipient to confirm; again after two minutes',
  },
  getAppealConfig: {
    method: 'POST',
    path: '/api/cashier/v1/getAppealConfig',
    caller: 'member',
    errors: [],
    summary:
      'What an appeal needs: its reasons for each side, pictures, texts, and in how many hours it is decided',
  },
  appealFastDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/appealFastDeposit',
    caller: 'member',
    once: true,
    errors: [
      'depositOrderNotFound',
      'depositStateWrong',
      'appealOpen',
      'appealTooEarly',
      'appealReasonWrong',
      'pictureNotFound',
    ],
    summary:
      'The payer appeals: the money stays held until the recipient confirms or two operators have decided',
  },
  claimFastDeposit: {
    method: 'POST',
    path: '/api/cashier/v1/claimFastDeposit',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 10, seconds: 3600 }],
    errors: ['depositOrderNotFound', 'depositStateWrong', 'appealOpen', 'claimTooLate', 'pictureNotFound'],
    summary:
      'The payer of a released part shows that it was paid after all: the recipient confirms it, or two operators decide',
  },
  addFastDepositStatement: {
    method: 'POST',
    path: '/api/cashier/v1/addFastDepositStatement',
    caller: 'member',
    once: true,
    errors: [
      'depositOrderNotFound',
      'depositStateWrong',
      'appealDecided',
      'appealReasonWrong',
      'appealStatementsFull',
      'pictureNotFound',
    ],
    summary:
      'The payer adds a statement with pictures to the open appeal; it voids what an operator proposed',
  },
  getFastWithdrawal: {
    method: 'POST',
    path: '/api/cashier/v1/getFastWithdrawal',
    caller: 'member',
    errors: [],
    summary: 'The open fast withdrawal with its parts, null when there is none',
  },
  listFastWithdrawalParts: {
    method: 'POST',
    path: '/api/cashier/v1/listFastWithdrawalParts',
    caller: 'member',
    errors: ['withdrawalNotFound'],
    summary:
      'The recipient’s side of a fast withdrawal: every part with its stage, deadline, proof and appeal',
  },
  confirmFastWithdrawal: {
    method: 'POST',
    path: '/api/cashier/v1/confirmFastWithdrawal',
    caller: 'member',
    once: true,
    limits: [{ per: 'member', count: 60, seconds: 600 }],
    errors: [
      'matchPartNotFound',
      'matchPartStateWrong',
      'matchPartStopped',
      'editConflict',
      'withdrawPasswordWrong',
      'withdrawPasswordLocked',
      'withdrawPasswordMissing',
    ],
    summary:
      'The recipient says, with the withdraw password: this part has arrived. Both sides are booked in one transaction, an open appeal closes',
  },
  appealFastWithdrawal: {
    method: 'POST',
    path: '/api/cashier/v1/appealFastWithdrawal',
    caller: 'member',
    once: true,
    errors: [
      'matchPartNotFound',
      'matchPartStateWrong',
      'appealOpen',
      'appealReasonWrong',
      'pictureNotFound',
    ],
    summary:
      'The recipient denies a part that was said to be paid: the money stays held until it is decided or confirmed',
  },
  addFastWithdrawalStatement: {
    method: 'POST',
    path: '/api/cashier/v1/addFastWithdrawalStatement',
    caller: 'member',
    once: true,
    errors: [
      'matchPartNotFound',
      'matchPartStateWrong',
      'appealDecided',
      'appealReasonWrong',
      'appealStatementsFull',
      'pictureNotFound',
    ],
    summary:
      'The recipient answers the open appeal with a statement and pictures; it voids what an operator proposed',
  },
  getPartProof: {
    method: 'GET',
    path: '/api/cashier/v1/partProof/{name}',
    caller: 'member',
    givesFile: true,
    limits: [{ per: 'member', count: 240, seconds: 60 }],
    errors: ['pictureNotFound'],
    summary: 'A picture of a part, proof or evidence of either side, for its payer and its recipient',
  },
  rememberWithdrawalNotice: {
    method: 'POST',
    path: '/api/cashier/v1/rememberWithdrawalNotice',
    caller: 'member',
    errors: ['withdrawalNotFound'],
    summary: 'The member has seen the notice of a match or of a replaced channel: no device shows it again',
  },
});

/** The matching board and the appeals of the console. */
export const matchingOperatorEndpoints = defineEndpoints({
  getMatchingBoard: {
    method: 'POST',
    path: '/api/cashier/v1/operator/getMatchingBoard',
    caller: 'operator',
    permission: 'matching.read',
    errors: [],
    summary: 'Both sides of the pool, oldest first, and the open parts with their deadlines',
  },
  listPartAppeals: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listPartAppeals',
    caller: 'operator',
    permission: 'matching.read',
    errors: [],
    summary:
      'Appeals, the escalated and those due first before the others; or what was decided, newest first',
  },
  freezePart: {
    method: 'POST',
    path: '/api/cashier/v1/operator/freezePart',
    caller: 'operator',
    permission: 'matching.decide',
    once: true,
    errors: ['matchPartNotFound', 'matchPartEnded', 'matchPartStopped', 'reasonNeeded'],
    summary: 'Stops an open part, whatever its stage: only two operators end it then',
  },
  decidePartAppeal: {
    method: 'POST',
    path: '/api/cashier/v1/operator/decidePartAppeal',
    caller: 'operator',
    permission: 'matching.decide',
    once: true,
    errors: ['appealNotFound', 'appealDecided', 'approverIsMaker', 'editConflict', 'reasonNeeded'],
    summary:
      'Proposes how an appeal ends, or approves what another person proposed, of the version that was seen',
  },
});
