/** What a flow that asks for an identity can be refused with (specification section 8). */
export const identityRefusals = [
  'identityLevelOneNeeded',
  'identityLevelTwoNeeded',
  'identityLevelThreeNeeded',
  'phoneMissing',
  'realNameOrPhoneMissing',
  'realNameOrPhoneStillMissing',
  'realNameOrCardMissing',
  'nameOrPhoneOrCardMissing',
  'realNamePhoneMismatch',
  'realNameCardMismatch',
  'realNamePhoneCardMismatch',
  'idCardMismatch',
  'idCardStillMismatch',
  'identityCheckFailed',
  'identityUnsupported',
  'identityCheckUnavailable',
] as const;
