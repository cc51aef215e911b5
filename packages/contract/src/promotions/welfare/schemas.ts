import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cnyAmount, done, instant, nothing, uuid } from '../../fields.ts';
import { activityResult as status, campaignNumber, ownReward } from '../schemas.ts';
import { campaignArts, campaignKinds } from '../kinds.ts';
import type { welfareEndpoints } from './endpoints.ts';

const campaign = {
  kind: z.enum(campaignKinds.codeList),
  no: campaignNumber,
  title: z.string(),
  path: z.string(),
};

export const welfareSchemas = {
  listWelfare: {
    input: nothing,
    output: z.strictObject({
      list: z.array(
        z.strictObject({
          ...ownReward.shape,
          /** The page of its campaign. */
          path: z.string(),
          /** False for goods: they are claimed on their page, which asks for an address. */
          direct: z.boolean(),
        }),
      ),
      count: z.int(),
    }),
  },
  claimReward: {
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({ status, id: uuid, amount: cnyAmount }),
  },
  claimAllRewards: {
    input: nothing,
    output: z.strictObject({
      results: z.array(
        z.strictObject({
          id: uuid,
          title: z.string(),
          amount: cnyAmount,
          /** Why this one was not paid, in the caller's language; null where it was. */
          refused: z.string().nullable(),
        }),
      ),
    }),
  },
  getActivityTutorial: {
    input: nothing,
    output: z.strictObject({ show: z.boolean(), welfare: z.int() }),
  },
  finishActivityTutorial: { input: nothing, output: done },
  getActivityPool: {
    input: nothing,
    output: z.strictObject({
      campaigns: z.int(),
      /** Yuan that running campaigns were given, and of it what was paid to members. */
      funded: cnyAmount,
      paid: cnyAmount,
      at: instant,
    }),
  },
  listActivityBanners: {
    input: nothing,
    output: z.strictObject({
      banners: z.array(z.strictObject({ ...campaign, summary: z.string(), art: z.enum(campaignArts) })),
    }),
  },
  getMemberCredit: {
    input: nothing,
    output: z.strictObject({
      credit: z.int(),
      campaigns: z.array(z.strictObject({ ...campaign, credit: z.int() })),
    }),
  },
} satisfies SchemasOf<typeof welfareEndpoints>;
