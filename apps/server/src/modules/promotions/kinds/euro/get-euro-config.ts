import type { euroEndpoints } from '@fairway/contract/promotions/euro/endpoints.ts';
import type { euroSchemas } from '@fairway/contract/promotions/euro/schemas.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Operation } from '#platform/http/routes.ts';
import { readQuestions } from '../guess/read-questions.ts';
import { findEuro } from './find-euro.ts';
import { noVotes, readVotes } from './read-votes.ts';

/** The cup's page as its store has it; a preview shows a version with nothing that members did. Throws `activityUnknown`. */
export const getEuroConfig: Operation<
  (typeof euroEndpoints)['getEuroConfig'],
  (typeof euroSchemas)['getEuroConfig']
> = async (app, call, input) => {
  const { key, terms, isPreview } = await findEuro(app, input);
  const { pictures } = terms;
  const now = await databaseNow(app.db);
  const locale = call.language === 'en' ? 'en' : 'zh';
  const reader = { memberId: call.member?.memberId, now, language: call.language };
  const votes = isPreview
    ? noVotes(app, terms, reader)
    : await readVotes(app.db, app, { key, terms }, reader);
  return {
    activityCarnivalDetailConfig: {
      betBtnConf: { show: terms.showsBet, text: terms.bet[locale], url: terms.betPath },
      betConfContent: terms.betNote[locale],
      countdownConf: terms.showsCountdown,
      countdownTxt: terms.countdown[locale],
      imgBtnConf: { show: terms.advertisingSwitch, url: terms.betPath },
      imgUrlH5: pictures.h5,
      imgUrlWeb: pictures.web,
      targetTime: terms.targetTime,
      videoConf: terms.showsVideos,
      webBgImg: pictures.background,
    },
    baseConfig: { webMainPicture: pictures.main, webBackgroundPicture: pictures.background },
    activityCarnivalConfig: {
      activityId: key.no,
      advertisingSwitch: terms.advertisingSwitch,
      h5BackgroundUrl: pictures.h5,
      id: `${key.kind}-${key.no}`,
      voteSwitch: terms.voteSwitch,
    },
    list: isPreview ? [] : await readQuestions(app, key, call.member?.memberId, now),
    carnivalVideos: terms.showsVideos
      ? terms.videos.map(({ code, title, url, poster, seconds }) => ({
          id: code,
          title: title[locale],
          url,
          poster,
          seconds,
        }))
      : [],
    ...votes,
    isPreview,
    now: now.toISOString(),
  };
};
