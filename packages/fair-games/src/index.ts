export { FairGamesError, type FairGamesFault } from './fair-games-error.ts';

export { fromHex, isHash, sha256Text, toHex, type Hashing } from './fairness/hashing.ts';
export { canonicalJson } from './fairness/canonical-json.ts';
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
  merkleLeaf,
  merklePath,
  merklePaths,
  merkleRoot,
  rootOfPath,
  type MerklePath,
} from './fairness/merkle.ts';
export {
  quicknet,
  randomnessOf,
  roundAt,
  roundForDraw,
  timeOfRound,
  type BeaconClock,
} from './fairness/beacon-round.ts';
export { beaconScheme, messageOfRound, quicknetChain, type BeaconChain } from './fairness/beacon-chain.ts';
export { isSignedRound, type Curve, type SignedRound } from './fairness/beacon-signature.ts';
export { sharedMessage, sharedStream, type SharedDraw } from './fairness/shared-draw.ts';

export { decimalText } from './chance/multiplier.ts';
export { choose } from './chance/combinations.ts';
export { judgeReturns, leastRounds, type JudgedReturns, type ObservedReturns } from './chance/observed.ts';
export type { Returns } from './chance/returns.ts';

export { cardName, cardNamed, rankOf, suitOf, type Card } from './cards/card.ts';
export { rouletteNumber, shuffledDeck } from './cards/table-draws.ts';
export { cardLeaf, packCardName, saltedDeck, type SaltedCard, type SaltedDeck } from './cards/salted-deck.ts';

export type { CountedResult, DealerGame, DealerResult, DealerTableRules } from './dealer/dealer-rules.ts';
export { dealerTables, isDealerTable, type DealerTableCode } from './dealer/tables.ts';
export { spotFigures, type SpotFigures } from './dealer/spot-figures.ts';
export {
  mostReturnOfSpots,
  mustBeSpots,
  returnOfSpots,
  turnoverOfSpots,
  type SpotStake,
} from './dealer/spot-stakes.ts';
export { baccaratPoints } from './dealer/baccarat/baccarat-cards.ts';
export {
  dealsOfShoe,
  nextSide,
  resultOfCards,
  type CardSide,
  type PlacedCard,
  type ShoeGame,
} from './dealer/deal-cards.ts';
export { drawAtTable, gameOfTable } from './dealer/draws.ts';
export { redNumbers } from './dealer/roulette.ts';
export { saltedShoe, shoeCards, shoeCut, shoeSize } from './dealer/shoe.ts';

export type {
  DealtSeat,
  HandResult,
  HandStart,
  SeatResult,
  TableAct,
  TableKind,
} from './tables/table-kind.ts';
export { boardCards, seatIn, type HoldemHand, type HoldemSeat, type Street } from './tables/holdem/hand.ts';
export { optionsOf, type HoldemOptions } from './tables/holdem/act-in-hand.ts';
export { bestHand, holdemRanks, type HoldemRank } from './tables/holdem/hand-rank.ts';
export { potsOf } from './tables/holdem/pots.ts';
export { rakeCap, rakePercent } from './tables/holdem/rake.ts';
export { paidPots } from './tables/holdem/settle-hand.ts';
export { boardPlaces, handOf, holePlaces, shownSeats } from './tables/holdem/showdown.ts';
export { holdem } from './tables/holdem/holdem.ts';
export { bullHand, bullKinds, type BullHand, type BullKind } from './tables/niuniu/bull-hand.ts';
export { placesOf as niuniuPlaces, type NiuniuHand, type NiuniuSeat } from './tables/niuniu/niuniu-hand.ts';
export { bullDues, niuniuRakePercent, type BullDue } from './tables/niuniu/settle-niuniu.ts';
export { highestBid, niuniu } from './tables/niuniu/niuniu.ts';
export { cardsFor, legalPlays, type LegalPlay } from './tables/doudizhu/legal-plays.ts';
export { isPatternKind, type Pattern, type PatternKind } from './tables/doudizhu/patterns.ts';
export { countRanks } from './tables/doudizhu/play-ranks.ts';
export { doudizhuFactor, doudizhuRakePercent, isSpring } from './tables/doudizhu/settle-doudizhu.ts';
export {
  bottomPlaces as doudizhuBottom,
  placesOf as doudizhuPlaces,
  type DoudizhuHand,
  type DoudizhuSeat,
} from './tables/doudizhu/doudizhu-hand.ts';
export { doudizhu } from './tables/doudizhu/doudizhu.ts';

export { fishCodes, fishKinds, mostMultiple, type FishCode } from './fishing/fish-kinds.ts';
export { fishReturns } from './fishing/fishing-returns.ts';
export { hitThreshold, judgeShot, type ShotOutcome } from './fishing/judge-shot.ts';
export {
  fishOfSea,
  fishPlace,
  lastShotTick,
  seaHeight,
  seaOf,
  seaWidth,
  ticksPerSecond,
  tideTicks,
  turn,
  type Fish,
} from './fishing/sea.ts';
export { cannonOf, poolSeats, shotPlace } from './fishing/shot-path.ts';

export { bigRoad, type BigRoad, type RoadResult } from './roads/big-road.ts';
export { derivedRoad, runsOf, type RoadColour } from './roads/derived-road.ts';
export { layOut, roadRows, type RoadPlace } from './roads/lay-out.ts';

export type { Act, Plain, Round, Step } from './games/round.ts';
export { readActs, readRecord, readWhole } from './games/read-input.ts';
export type { EvenSheet, ParSheet } from './games/par-sheet.ts';
export { isMemberGame, memberGames, type MemberGame, type MemberGameCode } from './games/member-games.ts';
export { diceMultiplier, diceSheet, winningRolls, type DiceBet } from './games/dice/play-dice.ts';
export { diceReturns } from './games/dice/dice-returns.ts';
export { limboSheet, limboTargets, type LimboBet } from './games/limbo/play-limbo.ts';
export { limboReturns } from './games/limbo/limbo-returns.ts';
export { gemMultiplier, gemReturns, gemSheet, gemTiles } from './games/gem/gem-multiplier.ts';
export { gemSpread } from './games/gem/gem-spread.ts';
export { hiloSpread } from './games/hilo/hilo-spread.ts';
export { goodRanks, hiloMultiplier, hiloSheet, type HiloGuess } from './games/hilo/hilo-multiplier.ts';
export {
  lanternRisks,
  lanternSheet,
  lanternSizes,
  type LanternSheet,
} from './games/lantern/lantern-sheet.ts';
export { lanternReturns, type LanternBet } from './games/lantern/play-lantern.ts';
export { plinkoRisks, plinkoRows, plinkoSheet, type PlinkoSheet } from './games/plinko/plinko-sheet.ts';
export { plinkoReturns, type PlinkoBet } from './games/plinko/play-plinko.ts';
export { kenoSheet, type KenoSheet } from './games/keno/keno-sheet.ts';
export { kenoReturns, type KenoBet } from './games/keno/play-keno.ts';
export { koiSheet, type KoiSheet } from './games/slots/koi/koi-sheet.ts';
export { koiMost } from './games/slots/koi/koi-most.ts';
export { drumSheet, type DrumSheet } from './games/slots/drum/drum-sheet.ts';
export { drumMost } from './games/slots/drum/drum-most.ts';
export { moonMost } from './games/slots/moon/moon-most.ts';
export { moonSheet, type MoonSheet } from './games/slots/moon/moon-sheet.ts';
export { pokerHands } from './games/video-poker/hand-category.ts';
export { videoPokerSheet, type VideoPokerSheet } from './games/video-poker/video-poker-sheet.ts';
export { bestHold } from './games/video-poker/best-hold.ts';
export { blackjackMost } from './games/blackjack/play-blackjack.ts';
export {
  blackjackOutlook,
  blackjackTotal,
  type BlackjackOutlook,
  type HandChances,
} from './games/blackjack/blackjack-outlook.ts';
export { crashPoint } from './games/rocket/crash-point.ts';
export { flightAt, millisecondsTo } from './games/rocket/flight.ts';
export { playRocket, readRocketBet, rocketSheet, type RocketBet } from './games/rocket/play-rocket.ts';

export { gameFigures, type GameFigures } from './games/game-figures.ts';
export { wholeReturns, type WholeReturns } from './games/whole-returns.ts';
export { gameReturns, type ReturnsOfBet } from './games/game-returns.ts';

export { drawLottery, isLottery, lotteries, type Lottery } from './lottery/draws.ts';
export { readResult } from './lottery/result-space.ts';
export type { Note, PickForm, Play } from './lottery/play.ts';
export { isPlayCode, playOf, plays, type PlayCode } from './lottery/plays.ts';
export { mostNotes, readPick } from './lottery/read-pick.ts';
export { noteText } from './lottery/note-text.ts';
export { chanceOf, oddsOf } from './lottery/odds.ts';
export { drawReturns, type StakedNote } from './lottery/draw-returns.ts';
export { shownIn, trendGroups, trendOf, type TrendOf } from './lottery/trend.ts';
export {
  mostTimes,
  readTicket,
  ticketReturn,
  ticketStake,
  winningNotes,
  type Ticket,
  type WinningNote,
} from './lottery/ticket.ts';

export { returnOf } from './verify/verify-round.ts';
export { contradicts, type Answer } from './verify/answer.ts';
export { readHash, readPath } from './verify/read-path.ts';
export { verify, type Verifier, type VerifierKinds } from './verify/verify.ts';
