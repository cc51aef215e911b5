export {
  comingMatches,
  matchCards,
  matchesUntil,
  teamCards,
  type MatchCard,
  type TeamCard,
} from './catalogue/match-cards.ts';
export { selectCompetitionNames } from './catalogue/competitions-store.ts';
export { houseOverround } from './limits/house-overround.ts';
export { feedMatchesInPlay, type MatchInPlay } from './catalogue/feed-matches.ts';
export { mainMarketsOf } from './catalogue/main-markets-of.ts';
export { isBeforeKickOff } from './catalogue/is-before-kick-off.ts';
export { namesOfMatch } from './catalogue/names-of-match.ts';
export { importFile, type FileToImport, type Imported } from './importing/import-file.ts';
export { backNextMatches } from './demo/seed-demo-bets.ts';
export { readMatchRecord, type MatchRecord, type RecordedAct } from './results/match-record.ts';
export { openPastSeason, type LastMatch, type PastBet, type PastSeason } from './demo/past-season.ts';
export { readBetAnswer } from './bets/read-bet-answer.ts';
export { countFollowers, type TakenOver } from './bets/followers-store.ts';
export { legsNow, type LegNow } from './bets/legs-now.ts';
export { giveFreeBet } from './free-bets/give-free-bet.ts';
export { withdrawFreeBet } from './free-bets/withdraw-free-bet.ts';
export { selectCompetitionName } from './free-bets/free-bets-store.ts';
