/** What a proof may be refused with, besides `tooManyAttempts`. */
export const ownerProofRefusals = [
  'stepUpNeeded',
  'passwordWrong',
  'phoneCodeWrong',
  'phoneCodeExpired',
  'secondFactorWrong',
] as const;
