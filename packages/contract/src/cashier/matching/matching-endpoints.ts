import { defineEndpoints } from '../../endpoint.ts';

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
      'What an appeal needs: its reasons for each side, pictures, words, and in how many hours it is decided',
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
    summary: 'The payer appeals: the part is frozen until two operators have decided or the deadline has',
  },
  getFastWithdrawal: {
    method: 'POST',
    path: '/api/cashier/v1/getFastWithdrawal',
    caller: 'member',
    errors: [],
    summary: 'The fast withdrawal under way with its parts, null when there is none',
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
    errors: ['matchPartNotFound', 'matchPartStateWrong'],
    summary: 'The recipient says: this part has arrived. Both sides are booked in one transaction',
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
    summary: 'The recipient appeals against a part that was said to be paid; the part is frozen',
  },
  getPartProof: {
    method: 'GET',
    path: '/api/cashier/v1/partProof/{name}',
    caller: 'member',
    givesFile: true,
    limits: [{ per: 'member', count: 240, seconds: 60 }],
    errors: ['pictureNotFound'],
    summary: 'A payer’s proof, for the recipient of the part it belongs to',
  },
  rememberWithdrawalNotice: {
    method: 'POST',
    path: '/api/cashier/v1/rememberWithdrawalNotice',
    caller: 'member',
    errors: ['withdrawalNotFound'],
    summary: 'The member has been told of a match or of a replaced channel: no device tells it again',
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
    summary: 'Both sides of the pool, oldest first, and the parts under way with their deadlines',
  },
  listPartAppeals: {
    method: 'POST',
    path: '/api/cashier/v1/operator/listPartAppeals',
    caller: 'operator',
    permission: 'matching.read',
    errors: [],
    summary: 'Appeals, those that end first before the others; or what was decided, newest first',
  },
  freezePart: {
    method: 'POST',
    path: '/api/cashier/v1/operator/freezePart',
    caller: 'operator',
    permission: 'matching.decide',
    once: true,
    errors: ['matchPartNotFound', 'matchPartStateWrong', 'reasonNeeded'],
    summary: 'Stops a part that was said to be paid and opens an appeal about it',
  },
  decidePartAppeal: {
    method: 'POST',
    path: '/api/cashier/v1/operator/decidePartAppeal',
    caller: 'operator',
    permission: 'matching.decide',
    once: true,
    errors: ['appealNotFound', 'appealDecided', 'approverIsMaker', 'reasonNeeded'],
    summary: 'Says how an appeal ends; it ends so once a second person says the same',
  },
});
