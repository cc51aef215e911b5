import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSiteSwitches } from '../../../../testing/site-switches.ts';
import { seedConfiguration } from '../../../site/configuration/seed-configuration.ts';
import { createQuizTest, guessTerms, type QuizTest } from './testing/quiz-test.ts';

let test: QuizTest;
beforeAll(async () => {
  test = await createQuizTest();
});
afterAll(async () => {
  await test.days(0);
  await test.end();
});

describe('a guess', () => {
  it('is taken once and before the kick-off, stands in the info, and its pot goes to all who were right [ACT-037]', async () => {
    await test.schedules('Blue Town', 'Red Town');
    const no = await test.publish(guessTerms());
    await test.run();
    const named = { kind: 'guess', no } as const;
    const before = await test.visitor.getGuessActivityInfo(named);
    expect(before.questions).toMatchObject([
      {
        number: 1,
        question: 'outcome',
        answers: ['home', 'draw', 'away'],
        home: { name: { en: 'Blue Town' } },
        closesAt: '2026-08-16T14:00:00.000Z',
        state: 'open',
        pot: '10.00',
        own: null,
      },
    ]);

    const members = await Promise.all(
      ['GuessFirst', 'GuessSecond', 'GuessThird', 'GuessWrong'].map((name) => test.register(name)),
    );
    const [first, , , wrong] = members;
    if (!first || !wrong) throw new Error('four members registered');
    const asked = { ...named, question: 1 };
    for (const { api } of members.slice(0, 3)) {
      expect(await api.checkGuess(asked)).toEqual({ status: 200 });
      const answered = await api.doGuess({ ...asked, answer: 'home' }, test.once());
      expect(answered).toMatchObject({ status: 200, question: { own: { answer: 'home', isRight: null } } });
      test.clock.advance({ seconds: 1 });
    }
    await expect(first.api.doGuess({ ...asked, answer: 'away' }, test.once())).rejects.toMatchObject({
      error: 'alreadyAnswered',
    });
    await expect(first.api.checkGuess(asked)).rejects.toMatchObject({ error: 'alreadyAnswered' });
    await expect(wrong.api.doGuess({ ...asked, answer: 'few' }, test.once())).rejects.toMatchObject({
      error: 'questionUnknown',
    });
    // Two presses at once leave one answer.
    const presses = await Promise.allSettled(
      (['draw', 'away'] as const).map((answer) => wrong.api.doGuess({ ...asked, answer }, test.once())),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await first.api.getGuessById(asked)).question.own).toMatchObject({ answer: 'home' });

    test.clock.set('2026-08-16T14:00:00.000Z');
    const late = await test.register('GuessLate');
    await expect(late.api.doGuess({ ...asked, answer: 'home' }, test.once())).rejects.toMatchObject({
      error: 'entryClosed',
    });
    expect((await test.visitor.getGuessById(asked)).question.state).toBe('closed');

    test.clock.advance({ hours: 3 });
    await test.ends('Blue Town', 'Red Town', [0, 1]);
    test.clock.advance({ minutes: 10 });
    // Corrected before the payment: judged again.
    await test.ends('Blue Town', 'Red Town', [2, 1]);
    await test.run();
    expect((await test.visitor.getGuessById(asked)).question).toMatchObject({
      state: 'judged',
      right: ['home'],
    });
    expect(await test.centerOf(first)).toBe('0.00');

    test.clock.advance({ minutes: 30 });
    await Promise.all([test.run(), test.run()]);
    // 10.00 in three: 3.33 each, the spare fen to the earliest.
    expect(await Promise.all(members.map((member) => test.centerOf(member)))).toEqual([
      '3.34',
      '3.33',
      '3.33',
      '0.00',
    ]);
    // Corrected after the payment: nothing moves.
    await test.ends('Blue Town', 'Red Town', [2, 2]);
    test.clock.advance({ hours: 1 });
    await test.run();
    expect(await test.centerOf(first)).toBe('3.34');
    const winning = await (await test.again(first)).getGuessWinningData(named);
    expect(winning).toMatchObject({
      won: '3.34',
      questions: [{ right: ['home'], winners: 3, share: '3.33', own: { isRight: true, won: '3.34' } }],
    });
  });

  it('of the world cup is offered to nobody while the site’s switch is off [ANCHOR-001]', async () => {
    await test.days(0);
    const { kind: _kind, ...terms } = guessTerms();
    const no = await test.publish({ ...terms, kind: 'worldCupGuess' });
    await test.run();
    const named = { kind: 'worldCupGuess', no } as const;
    expect((await test.visitor.getGuessActivityInfo(named)).no).toBe(no);
    await seedConfiguration(test.app);
    const admin = await test.operator('administrator');
    await setSiteSwitches(test, admin.api, { worldCup: false });
    const member = await test.register('NoWorldCup');
    const closed = { error: 'activityUnknown' };
    await expect(test.visitor.getGuessActivityInfo(named)).rejects.toMatchObject(closed);
    await expect(test.visitor.getGuessById({ ...named, question: 1 })).rejects.toMatchObject(closed);
    await expect(
      member.api.doGuess({ ...named, question: 1, answer: 'home' }, test.once()),
    ).rejects.toMatchObject(closed);
    await setSiteSwitches(test, admin.api, { worldCup: true });
    expect((await test.visitor.getGuessActivityInfo(named)).no).toBe(no);
  });

  it('of a match that was not played, or that nobody got right, leaves its pot to the next question', async () => {
    await test.days(0);
    const day = { date: '2026-08-18' };
    await test.schedules('Green Town', 'White Town', { ...day, time: '15:00' });
    await test.schedules('Grey Town', 'Pink Town', { ...day, time: '16:00' });
    await test.schedules('Gold Town', 'Lime Town', { ...day, time: '17:00' });
    const no = await test.publish(guessTerms({ question: 'scorers', questions: 3 }));
    await test.run();
    const named = { kind: 'guess', no } as const;
    const [one, other] = [await test.register('CarriesOne'), await test.register('CarriesOther')];
    const guess = ({ api }: typeof one, question: number, answer: 'home' | 'away' | 'nobody') =>
      api.doGuess({ ...named, question, answer }, test.once());
    await guess(one, 1, 'home');
    await guess(one, 2, 'nobody');
    await guess(one, 3, 'home');
    await guess(other, 3, 'away');

    test.clock.set('2026-08-18T19:00:00.000Z');
    await test.ends('Green Town', 'White Town', [1, 0], {
      ...day,
      time: '15:00',
      status: 'CANCELLED',
      score: {},
    });
    await test.ends('Grey Town', 'Pink Town', [1, 0], { ...day, time: '16:00' });
    await test.ends('Gold Town', 'Lime Town', [2, 2], { ...day, time: '17:00' });
    test.clock.advance({ minutes: 30 });
    await test.run();
    // Three pots of 10.00 come together; both teams scored, so both answers are right.
    expect([await test.centerOf(one), await test.centerOf(other)]).toEqual(['15.00', '15.00']);
    const { questions } = await test.visitor.getGuessWinningData(named);
    expect(questions.map(({ state, carried, winners }) => [state, carried, winners])).toEqual([
      ['settled', '20.00', 2],
      ['void', '10.00', 0],
      ['void', '0.00', 0],
    ]);
  });

  it('is asked about so many matches a day, and about those that the terms name first', async () => {
    await test.days(0);
    await test.schedules('Noon Town', 'East Town', { date: '2026-08-20', time: '12:00' });
    await test.schedules('Late Town', 'West Town', { date: '2026-08-20', time: '14:00' });
    const no = await test.publish(guessTerms({ perDay: 1 }));
    await test.run();
    await test.run();
    const { questions } = await test.visitor.getGuessActivityInfo({ kind: 'guess', no });
    expect(questions.map(({ home }) => home.name.en)).toEqual(['Noon Town']);
    const { fixtureId } = questions[0] ?? { fixtureId: '' };
    const named = await test.publish(guessTerms({ questions: 1, fixtures: [{ fixtureId }] }));
    await test.run();
    const info = await test.visitor.getGuessActivityInfo({ kind: 'guess', no: named });
    expect(info.questions.map((question) => question.fixtureId)).toEqual([fixtureId]);
    await expect(test.visitor.getGuessById({ kind: 'guess', no: named, question: 9 })).rejects.toMatchObject({
      error: 'questionUnknown',
    });
  });

  it('wins nothing any more in a campaign that was closed to the member for abuse, until an appeal', async () => {
    test.clock.set('2026-08-20T20:00:00.000Z');
    await test.days(0);
    const [one, two] = [{ date: '2026-08-22' }, { date: '2026-08-24' }];
    await test.schedules('Green Town', 'Grey Town', one);
    await test.schedules('Gold Town', 'White Town', two);
    const no = await test.publish(guessTerms({ perDay: 1, questions: 2 }));
    await test.run();
    const named = { kind: 'guess', no } as const;
    const [abuser, honest] = [await test.register('GuessAbuser'), await test.register('GuessHonest')];
    for (const { api } of [abuser, honest])
      for (const question of [1, 2]) await api.doGuess({ ...named, question, answer: 'home' }, test.once());
    const settle = async (home: string, away: string, day: { date: string }) => {
      test.clock.set(`${day.date}T17:00:00.000Z`);
      await test.ends(home, away, [1, 0], day);
      test.clock.advance({ minutes: 45 });
      await test.run();
    };
    await settle('Green Town', 'Grey Town', one);
    expect([await test.centerOf(abuser), await test.centerOf(honest)]).toEqual(['5.00', '5.00']);

    await test.days(0);
    const [won] = (await (await test.again(abuser)).listRewards({})).rewards;
    const reversal = { memberId: abuser.id, rewardId: won?.id ?? '', reason: '多账号参与' };
    const { proposalId: id } = await test.maker.requestRewardReversal(reversal, test.once());
    await test.checker.approveProposal({ id }, test.once());
    await settle('Gold Town', 'White Town', two);
    expect([await test.centerOf(abuser), await test.centerOf(honest)]).toEqual(['0.00', '10.00']);
    const [later] = (await (await test.again(abuser)).listRewards({})).rewards;
    expect(later).toMatchObject({ amount: '5.00', state: 'refused', remark: '多账号参与', mayAppeal: true });
  });
});
