export { playCategories, type PlayCategory } from './play-category.ts';

export { addDays, daysBetween, firstOfMonth, partsOf, type Day } from './calendar/day.ts';
export { quarterOf, type Quarter } from './calendar/quarter.ts';

export { firstGrades, type GradeTerms } from './ladder/grade-terms.ts';
export { inFen } from './ladder/lifetime.ts';
export {
  keepsGrade,
  keepUntil,
  playToKeep,
  relegateDate,
  type BreakDays,
  type KeepState,
} from './ladder/keep.ts';
export {
  benefitGrade,
  firstReviewedLevel,
  judgeGrade,
  type GradeChange,
  type JudgedMember,
} from './ladder/judge-grade.ts';
export { progressTo, progressToNext, type Progress } from './ladder/progress.ts';
export { forecastDays, type Pace } from './ladder/forecast.ts';

export { earnPoints, fenPerPoint, pointsPerSign, type EarnedPoints } from './points/earn-points.ts';
export { goneFrom, goneLots, takeOldest, type PointLot } from './points/point-lots.ts';

export { dayRebate, type Rebate, type RebateDay } from './rebate/day-rebate.ts';

export {
  bindables,
  type Bindable,
  type Bounds,
  type Condition,
  type HarmBand,
  type Period,
  type PlayFilter,
  type Rule,
} from './rules/rule.ts';
export type { MemberFacts } from './rules/member-facts.ts';
export type { FailedCondition, Mend, RuleValue } from './rules/judge-condition.ts';
export { judgeRule } from './rules/judge-rule.ts';

export { areTiers, bonusOf, tierOf, type Tier, type Tiers } from './tiers/tier.ts';
export { nextStep, stepsReached, type PrizeStep } from './tiers/steps.ts';
export {
  depositTiers,
  fenPerTicket,
  fullSignPrize,
  gameFirstSteps,
  inviteSteps,
  newTaskDays,
  newTaskDeposit,
  newTaskPrizes,
  signPrizes,
  superGiftTiers,
} from './tiers/figures.ts';
export { wholeParts } from './whole-parts.ts';

export {
  countedPlay,
  partsPerMinor,
  requiredPlay,
  type CountedPlay,
  type TurnoverTerms,
} from './turnover/terms.ts';
export { releaseDue, releasedSoFar, tenthsPlayed, type ReleaseState } from './turnover/release.ts';
export { giveUpAmount, giveUpRefusal, type UpfrontState } from './turnover/give-up.ts';
export { products, strictFaults, type JudgedOffer, type StrictFault } from './turnover/strict-profile.ts';

export {
  marginOfOverround,
  marginOfReturn,
  requirementInMinor,
  worthIn,
  worthRange,
  type JudgedBonus,
  type Margins,
  type Worth,
  type WorthRange,
} from './worth/worth.ts';
export { freeBetWorth } from './worth/free-bet-worth.ts';
export { betsToFinish, chanceToFinish, type FinishModel } from './worth/chance-to-finish.ts';

export { costBand, type PricedPrize } from './draws/cost-band.ts';
export { documentHash } from './draws/commitments.ts';
export {
  checkPrizes,
  drawInstant,
  givenPrize,
  isPrizeCode,
  totalWeight,
  type InstantDraw,
  type Prize,
  type PrizeList,
} from './draws/instant.ts';
export {
  mostTickets,
  raffleLeaf,
  raffleLeafText,
  raffleRoot,
  raffleWinners,
  type RaffleDraw,
} from './draws/raffle.ts';
export {
  drawRain,
  mostAboveLeast,
  packetsOf,
  rainMessage,
  type RainDraw,
  type RainPot,
} from './draws/rain.ts';

export { shareEqually } from './splits/share-equally.ts';
export { answersOf, rightAnswers, type MatchAnswer, type MatchQuestion } from './splits/match-questions.ts';
export { settleGuess, type Guess, type GuessResult } from './splits/guess.ts';
export { settleRace, type RacePlace, type Runner } from './splits/race.ts';
export {
  linesOf,
  mostLines,
  rightLines,
  soccerMatches,
  soccerPicks,
  type SoccerPick,
  type SoccerResult,
  type SoccerTicketPicks,
} from './splits/soccer-lines.ts';
export { settleSoccerLottery, type SoccerSettlement, type SoccerTicket } from './splits/soccer-lottery.ts';
export {
  pickOutcome,
  roundsSurvived,
  settleSurviving,
  type SurvivalScore,
  type Survivor,
} from './splits/surviving.ts';
export { fissileState, fissileTerms, type FissileState, type FissileTerms } from './splits/fissile.ts';
export { isQualified, missingOfFriend, type InvitedFriend } from './splits/invitations.ts';

export { birthdayIn, isBirthday, nextBirthday } from './calendar/birthday.ts';
export {
  cycleStart,
  signButtons,
  signCells,
  signCycle,
  signDays,
  type SignButton,
  type SignCell,
  type SignCycle,
  type SignState,
} from './calendar/sign-cycle.ts';

export { packageSigns, type PackageSigns, type PackageState } from './calendar/package-signs.ts';

export {
  canBecome,
  giftRecordStatus,
  giftStatus,
  rewardStates,
  type RewardState,
} from './states/reward-state.ts';
export {
  bonusTaskStatus,
  daysAway,
  isReborn,
  receiveStatus,
  taskStatuses,
  type TaskState,
  type TaskStatus,
} from './states/task-status.ts';
export { activityStatus, actStatus, applyModal, rewardModal, scratchState } from './states/apply-modal.ts';

export { promotionKinds } from './verify/promotion-kinds.ts';
