export { FairGamesError, type FairGamesFault } from './fair-games-error.ts';

export { fromHex, isHash, toHex, type Hashing } from './fairness/hashing.ts';
export { stream, streamOf, type Stream } from './fairness/stream.ts';
export {
  commitOf,
  isClientSeed,
  isNonce,
  memberMessage,
  memberStream,
  type MemberSeeds,
} from './fairness/member-seeds.ts';
export { followsLink, hashChain, linkBefore } from './fairness/hash-chain.ts';
export {
  quicknet,
  randomnessOf,
  roundAt,
  roundForDraw,
  timeOfRound,
  type BeaconClock,
} from './fairness/beacon-round.ts';
export { sharedMessage, sharedStream, type SharedDraw } from './fairness/shared-draw.ts';

export { decimalText } from './chance/multiplier.ts';
export type { Returns } from './chance/returns.ts';

export { cardName, rankOf, suitOf, type Card } from './cards/card.ts';
export { rouletteNumber, shuffledDeck } from './cards/table-draws.ts';

export type { Act, Plain, Round, Step } from './games/round.ts';
export { readActs } from './games/read-input.ts';
export type { EvenSheet, ParSheet } from './games/par-sheet.ts';
export { isMemberGame, memberGames, type MemberGame, type MemberGameCode } from './games/member-games.ts';
export { crashPoint } from './games/rocket/crash-point.ts';
export { flightAt, millisecondsTo } from './games/rocket/flight.ts';
export { playRocket, readRocketBet, rocketSheet, type RocketBet } from './games/rocket/play-rocket.ts';

export { drawLottery, isLottery, lotteries, type Lottery } from './lottery/draws.ts';

export { verify } from './verify/verify.ts';
