import type { EuroFan, EuroStar } from '@fairway/contract/promotions/euro/schemas.ts';
import { findMemberNames } from '#modules/members';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Language } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { CampaignKey } from '../../tables.ts';
import type { EuroTerms } from './find-euro.ts';
import { selectFans, selectOwnVotes, selectStarVotes } from './votes-store.ts';

/** Votes that a member has a day, and places of the fans' rank. */
const perDay = 1;
const mostFans = 10;

interface Reader {
  readonly memberId: string | undefined;
  readonly now: Date;
  readonly language: Language;
}

export interface Votes {
  vote: { star: string; day: string } | null;
  starsData: EuroStar[];
  fansRank: EuroFan[];
  voteBaseInfo: {
    startTime: string;
    endTime: string;
    perDay: number;
    day: string;
    total: number;
    own: number;
  };
}

/** What a cup's vote looks like before the first one; a preview shows this. */
export function noVotes(app: Platform, terms: EuroTerms, { now, language }: Omit<Reader, 'memberId'>): Votes {
  return {
    vote: null,
    starsData: terms.stars.map(({ code, name, team }) => ({
      code,
      name: name[language === 'en' ? 'en' : 'zh'],
      team: team[language === 'en' ? 'en' : 'zh'],
      votes: 0,
    })),
    fansRank: [],
    voteBaseInfo: {
      startTime: terms.startsAt,
      endTime: terms.endsAt,
      perDay,
      day: siteDay(now, app.config.siteTimeZone),
      total: 0,
      own: 0,
    },
  };
}

/** The stars with their votes, the own vote of today, and the members who voted most, by first and last letter. */
export async function readVotes(
  db: Db | Tx,
  app: Platform,
  { key, terms }: { key: CampaignKey; terms: EuroTerms },
  reader: Reader,
): Promise<Votes> {
  const { memberId } = reader;
  const empty = noVotes(app, terms, reader);
  const counts = await selectStarVotes(db, key);
  const fans = await selectFans(db, key, mostFans);
  const own = memberId === undefined ? [] : await selectOwnVotes(db, memberId, key);
  const names = await findMemberNames(
    db,
    fans.map(({ member_id }) => member_id),
  );
  const starsData = empty.starsData.map((star) => ({ ...star, votes: counts.get(star.code) ?? 0 }));
  const starName = new Map(starsData.map(({ code, name }) => [code, name]));
  return {
    vote: own.find(({ day }) => day === empty.voteBaseInfo.day) ?? null,
    starsData,
    fansRank: fans.map(({ member_id, votes, star }, index) => {
      const name = names.get(member_id) ?? '';
      return {
        place: index + 1,
        name: `${name.slice(0, 1)}***${name.slice(-1)}`,
        votes,
        star: starName.get(star) ?? star,
        isOwn: member_id === memberId,
      };
    }),
    voteBaseInfo: {
      ...empty.voteBaseInfo,
      total: starsData.reduce((sum, { votes }) => sum + votes, 0),
      own: own.length,
    },
  };
}
