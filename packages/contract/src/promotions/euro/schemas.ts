import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { instant } from '../../fields.ts';
import { answer, matchQuestion, questionNumber } from '../guess/schemas.ts';
import { activityResult as status, campaignNumber } from '../schemas.ts';
import type { euroEndpoints } from './endpoints.ts';

export const euroKinds = ['europeanCup', 'euroCup'] as const;
export type EuroKind = (typeof euroKinds)[number];

const named = z.strictObject({ kind: z.enum(euroKinds), no: campaignNumber });
/** The token of a preview link. */
const preview = z.string().max(200).optional();

const star = z.strictObject({ code: z.string(), name: z.string(), team: z.string(), votes: z.int() });
const fan = z.strictObject({
  place: z.int(),
  /** First and last letter of the name. */
  name: z.string(),
  votes: z.int(),
  /** The star that most of the votes went to. */
  star: z.string(),
  isOwn: z.boolean(),
});
const votes = {
  /** The own vote of today; null before it. */
  vote: z.strictObject({ star: z.string(), day: z.iso.date() }).nullable(),
  starsData: z.array(star),
  fansRank: z.array(fan),
  voteBaseInfo: z.strictObject({
    startTime: instant,
    endTime: instant,
    /** Votes that a member has a day: one. */
    perDay: z.int(),
    /** The day of the site that a vote counts for now. */
    day: z.iso.date(),
    total: z.int(),
    own: z.int(),
  }),
};
export type EuroStar = z.output<typeof star>;
export type EuroFan = z.output<typeof fan>;

export const euroSchemas = {
  getEuroConfig: {
    input: z.strictObject({ ...named.shape, preview }),
    output: z.strictObject({
      activityCarnivalDetailConfig: z.strictObject({
        /** Whether the button to the bets is shown, its text and its page. */
        betBtnConf: z.strictObject({ show: z.boolean(), text: z.string(), url: z.string() }),
        betConfContent: z.string(),
        countdownConf: z.boolean(),
        countdownTxt: z.string(),
        /** What a press of the picture opens. */
        imgBtnConf: z.strictObject({ show: z.boolean(), url: z.string() }),
        imgUrlH5: z.string(),
        imgUrlWeb: z.string(),
        targetTime: instant,
        videoConf: z.boolean(),
        webBgImg: z.string(),
      }),
      baseConfig: z.strictObject({ webMainPicture: z.string(), webBackgroundPicture: z.string() }),
      activityCarnivalConfig: z.strictObject({
        activityId: campaignNumber,
        advertisingSwitch: z.boolean(),
        h5BackgroundUrl: z.string(),
        id: z.string(),
        voteSwitch: z.boolean(),
      }),
      list: z.array(matchQuestion),
      carnivalVideos: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          url: z.string(),
          poster: z.string(),
          seconds: z.int(),
        }),
      ),
      ...votes,
      isPreview: z.boolean(),
      now: instant,
    }),
  },
  getEuroVotes: { input: named, output: z.strictObject(votes) },
  voteEuroStar: {
    input: z.strictObject({ ...named.shape, star: z.string().max(24), preview }),
    output: z.strictObject({ status, isCounted: z.boolean(), ...votes }),
  },
  getEuroQuiz: {
    input: named,
    output: z.strictObject({ questions: z.array(matchQuestion), now: instant }),
  },
  answerEuroQuiz: {
    input: z.strictObject({ ...named.shape, question: questionNumber, answer }),
    output: z.strictObject({ status, question: matchQuestion }),
  },
} satisfies SchemasOf<typeof euroEndpoints>;
