export { MatchBook, type MatchEvent } from './match-book.ts';
export { isSamePerson, type Match, type OpenDeposit, type OpenWithdrawal } from './order.ts';
export { replay } from './replay.ts';
export { matchTerms, type MatchTerms } from './terms.ts';
