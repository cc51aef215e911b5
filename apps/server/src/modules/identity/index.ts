export { identityGate, judgeIdentity, prepareGate, prepareIdentity } from './judge-identity.ts';
export { identityRules, type IdentityRules } from './identity-rules.ts';
export { readIdentityStatus, type IdentityGate } from './identity-status.ts';
