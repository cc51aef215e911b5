export { identityGate, judgeIdentity, prepareIdentity } from './judge-identity.ts';
export { identityRules, type IdentityRules } from './identity-rules.ts';
export { identityStanding, type IdentityGate } from './identity-standing.ts';
