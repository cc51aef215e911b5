import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuizTest, euroTerms, type QuizTest } from '../guess/testing/quiz-test.ts';

let test: QuizTest;
let no: number;
beforeAll(async () => {
  test = await createQuizTest();
  await test.schedules('Blue Town', 'Red Town');
  no = await test.publish(euroTerms());
  await test.run();
});
afterAll(async () => {
  await test.days(0);
  await test.end();
});

const cup = () => ({ kind: 'euroCup', no }) as const;

describe('the page of a cup', () => {
  it('has every key of the store [EURO-003] [EURO-004] [EURO-005]', async () => {
    const config = await test.visitor.getEuroConfig(cup());
    expect(config).toMatchObject({
      activityCarnivalDetailConfig: {
        betBtnConf: { show: true, text: '去投注', url: '/app/sport' },
        betConfContent: '盘口已开',
        countdownConf: true,
        countdownTxt: '距离开球',
        imgBtnConf: { show: true, url: '/app/sport' },
        imgUrlH5: '/campaigns/b.svg',
        imgUrlWeb: '/campaigns/a.svg',
        targetTime: '2026-08-16T14:00:00.000Z',
        videoConf: true,
        webBgImg: '/campaigns/c.svg',
      },
      baseConfig: { webMainPicture: '/campaigns/d.svg', webBackgroundPicture: '/campaigns/c.svg' },
      activityCarnivalConfig: {
        activityId: no,
        advertisingSwitch: true,
        h5BackgroundUrl: '/campaigns/b.svg',
        id: `euroCup-${no}`,
        voteSwitch: true,
      },
      list: [{ number: 1, question: 'outcome', state: 'open', pot: '10.00' }],
      carnivalVideos: [{ id: 'goal', title: '进球', url: '/campaigns/a.webm', seconds: 5 }],
      vote: null,
      starsData: [
        { code: 'north', name: '北星', votes: 0 },
        { code: 'south', name: '南星', votes: 0 },
      ],
      fansRank: [],
      voteBaseInfo: { perDay: 1, day: '2026-08-15', total: 0, own: 0 },
      isPreview: false,
    });
    expect(Object.keys(config.activityCarnivalDetailConfig)).toHaveLength(10);
    expect(Object.keys(config.activityCarnivalConfig)).toHaveLength(5);
  });

  it('is unknown under another number, and under the number of another kind', async () => {
    await expect(test.visitor.getEuroConfig({ kind: 'euroCup', no: no + 99 })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
    await expect(test.visitor.getEuroVotes({ kind: 'europeanCup', no })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });
});

describe('the vote for a star', () => {
  it('counts one a member and day, also of two at once, and ranks the fans [EURO-002] [EURO-008]', async () => {
    const [fan, other] = [await test.register('FanDaily'), await test.register('FanOnce')];
    const vote = ({ api }: Pick<typeof fan, 'api'>, star: string) =>
      api.voteEuroStar({ ...cup(), star }, test.once());
    const presses = await Promise.allSettled([vote(fan, 'south'), vote(fan, 'south')]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(vote(fan, 'north')).rejects.toMatchObject({ error: 'alreadyVotedToday' });
    await expect(vote(other, 'east')).rejects.toMatchObject({ error: 'starUnknown' });
    expect(await vote(other, 'north')).toMatchObject({ status: 200, isCounted: true });
    const own = await fan.api.getEuroVotes(cup());
    expect(own).toMatchObject({
      vote: { star: 'south', day: '2026-08-15' },
      starsData: [{ votes: 1 }, { votes: 1 }],
      voteBaseInfo: { total: 2, own: 1 },
    });

    await test.days(1);
    const api = await test.again(fan);
    expect((await api.getEuroVotes(cup())).vote).toBeNull();
    await vote({ api }, 'south');
    expect(await api.getEuroVotes(cup())).toMatchObject({
      vote: { star: 'south', day: '2026-08-16' },
      starsData: [
        { code: 'north', votes: 1 },
        { code: 'south', votes: 2 },
      ],
      fansRank: [
        { place: 1, name: 'F***y', votes: 2, star: '南星', isOwn: true },
        { place: 2, name: 'F***e', votes: 1, star: '北星', isOwn: false },
      ],
    });
  });

  it('is counted neither in a preview nor where it is switched off [EURO-006]', async () => {
    const terms = euroTerms({ voteSwitch: false });
    const { no: draft } = await test.maker.saveCampaignDraft({ terms }, test.once());
    const named = { kind: 'euroCup', no: draft } as const;
    const { previewUrl } = await test.maker.getCampaign(named);
    const preview = new URL(previewUrl).searchParams.get('preview') ?? '';
    const config = await test.visitor.getEuroConfig({ ...named, preview });
    expect(config).toMatchObject({ isPreview: true, voteBaseInfo: { total: 0 } });
    const { api } = await test.register('FanPreviews');
    expect(await api.voteEuroStar({ ...named, star: 'north', preview }, test.once())).toMatchObject({
      isCounted: false,
      starsData: [{ votes: 0 }, { votes: 0 }],
    });
    // A preview of one campaign opens no other.
    await expect(test.visitor.getEuroConfig({ ...cup(), preview })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
    const off = await test.publish(terms);
    const closed = { kind: 'euroCup', no: off } as const;
    expect((await test.visitor.getEuroConfig(closed)).activityCarnivalConfig.voteSwitch).toBe(false);
    await expect(api.voteEuroStar({ ...closed, star: 'north' }, test.once())).rejects.toMatchObject({
      error: 'entryClosed',
    });
    expect((await test.visitor.getEuroVotes(closed)).voteBaseInfo.total).toBe(0);
  });
});

describe('the quiz of a cup', () => {
  it('takes one answer before the close and pays after the settlement [EURO-001] [EURO-009]', async () => {
    // The first cup's match has begun by then.
    await test.days(1);
    await test.schedules('Green Town', 'White Town', { date: '2026-08-18' });
    const number = await test.publish(euroTerms({ questions: 1 }));
    await test.run();
    const quiz = { kind: 'euroCup', no: number } as const;
    const { questions } = await test.visitor.getEuroQuiz(quiz);
    expect(questions).toMatchObject([{ number: 1, state: 'open', home: { name: { en: 'Green Town' } } }]);
    const member = await test.register('QuizRight');
    const answer = { ...quiz, question: 1, answer: 'home' } as const;
    expect(await member.api.answerEuroQuiz(answer, test.once())).toMatchObject({ status: 200 });
    await expect(member.api.answerEuroQuiz(answer, test.once())).rejects.toMatchObject({
      error: 'alreadyAnswered',
    });
    expect((await member.api.getEuroQuiz(quiz)).questions[0]?.own).toMatchObject({ answer: 'home' });

    test.clock.set('2026-08-18T16:00:00.000Z');
    await test.ends('Green Town', 'White Town', [1, 0], { date: '2026-08-18' });
    test.clock.advance({ minutes: 30 });
    await test.run();
    expect(await test.centerOf(member)).toBe('10.00');
    const after = await (await test.again(member)).getEuroQuiz(quiz);
    expect(after.questions).toMatchObject([
      { state: 'settled', right: ['home'], own: { isRight: true, won: '10.00' } },
    ]);
  });
});
