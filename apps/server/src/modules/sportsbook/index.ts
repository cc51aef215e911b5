export { namesOfMatch } from './catalogue/names-of-match.ts';
export { importFile, type FileToImport, type Imported } from './importing/import-file.ts';
export { backNextMatches } from './demo/seed-demo-bets.ts';
export { openPastSeason, type LastMatch, type PastBet, type PastSeason } from './demo/past-season.ts';
