import { z } from 'zod';
import { keysOf } from '../../enums/define-enum.ts';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, instant, uuid } from '../../fields.ts';
import { venueCategories } from '../../venues/categories.ts';
import { activityStatuses } from '../activities.ts';
import { campaignArts } from '../kinds.ts';
import { activityResult as status, campaignNumber, ownReward } from '../schemas.ts';
import { signButtonStates, signInStates } from '../sign/states.ts';
import { bonusStates, newMemberGiftStates, taskReceiveStates, taskTypes } from '../tasks.ts';
import type { newTaskEndpoints } from './endpoints.ts';

const taskNumber = z.strictObject({ no: campaignNumber });
const art = z.enum(campaignArts);
const bonus = z.strictObject({ bonusStatus: z.literal(bonusStates.codeList) });

const btnStatus = z.strictObject({
  deposit: bonus,
  withdrawal: bonus,
  reborn: bonus,
  new: z.strictObject({
    bindPhone: z.boolean(),
    bindBankCard: z.boolean(),
    receiveStatus: z.literal(newMemberGiftStates.codeList),
  }),
  /** A step of each kind of play, in the order of the ladders; a visitor's have no state of their own. */
  gameFirst: z.array(
    z.strictObject({
      taskLadder: z.enum(keysOf(venueCategories)),
      /** The step of the ladder, from 1. */
      taskLevel: z.int(),
      receiveStatus: z.literal(taskReceiveStates.list.map(({ code }) => code)).optional(),
    }),
  ),
});

const gamePackageConfig = z.strictObject({
  /** Counts of signs that give an award, rising, and what each gives. */
  sumSignCountConfig: z.array(z.int()),
  awardAmountConfig: z.array(cnyAmount),
  /** Signed so far, of the signs that the whole package asks. */
  sumSignCount: z.int(),
  taskSignCount: z.int(),
  /** Deposited and played on a day before it may be signed, yuan; `0` for nothing. */
  dayDeposit: cnyAmount,
  dayBet: cnyAmount,
  buttonName: z.string(),
  signInfoList: z.array(
    z.strictObject({ day: z.int(), date: z.iso.date().nullable(), state: z.literal(signInStates.codeList) }),
  ),
  /** Which entry of the list is today's, from 0, and today as a day of the site. */
  currentDayIndex: z.int(),
  currentDay: z.iso.date(),
  signButton: z.literal(signButtonStates.codeList),
  /** The award that waits for its claim. */
  awardId: uuid.nullable(),
  /** Whether today is signed. */
  signIsOk: z.boolean(),
});

export const newTaskSchemas = {
  getNewTask: {
    input: taskNumber,
    output: z.strictObject({
      /** Drawn scenes of the page, by name. */
      webMainPicture: art,
      webBackgroundPicture: art,
      activityId: campaignNumber,
      /** The caller's own first days within the campaign; a visitor sees the campaign's window. */
      activityStartTime: instant,
      activityEndTime: instant,
      h5Rule: z.array(z.string()),
      webRule: z.array(z.string()),
      /** Whether the caller's first days still run. */
      isNew: z.boolean(),
      registerTime: instant.nullable(),
      activityStatus: z.literal(activityStatuses.codeList),
      btnStatus,
      taskConfigs: z.array(
        z.strictObject({
          taskType: z.literal(taskTypes.codeList),
          images: art,
          taskId: z.string(),
          /** The place among the game steps; 0 for every other task. */
          index: z.int(),
        }),
      ),
      gamePackageConfig,
    }),
  },
  claimNewTask: {
    input: z.strictObject({
      no: campaignNumber,
      taskType: z.literal(taskTypes.codeList),
      /** Which of the game steps. */
      index: z.int().min(0).max(34).optional(),
    }),
    output: z.strictObject({ status, reward: ownReward }),
  },
  signNewTaskPackage: {
    input: taskNumber,
    output: z.strictObject({ status, sumSignCount: z.int() }),
  },
} satisfies SchemasOf<typeof newTaskEndpoints>;
