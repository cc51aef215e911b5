import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(formTerms());
});
afterAll(() => test.end());

const none = { zh: '', en: '' };
const yesOrNo = { zh: '是\n否', en: 'Yes\nNo' };
const noOrYes = { zh: '否\n是', en: 'No\nYes' };

/** A question, a number and a text, with 8.00 for an entry. */
function formTerms(over: Partial<TermsOf<'form'>> = {}): TermsOf<'form'> {
  const { reward: _reward, reviewed: _reviewed, ...common } = offerTerms();
  const plain = { required: true, options: none };
  return {
    ...common,
    kind: 'form',
    prize: '8.00',
    fields: [
      { ...plain, id: 'again', zh: '还会来吗', en: 'Again?', type: 'choice', options: yesOrNo },
      { ...plain, id: 'score', zh: '评分', en: 'Score', type: 'number' },
      { ...plain, id: 'wish', zh: '愿望', en: 'Wish', type: 'lines', required: false },
    ],
    ...over,
  };
}

const answers = [
  { id: 'again', value: '0' },
  { id: 'score', value: '9.5' },
  { id: 'wish', value: ' 更快\n更稳 ' },
];

describe('a form of the house’s own', () => {
  it('is sent once, kept sealed, read by operators, and rewarded by two of them; the credit is a number [ACT-039]', async () => {
    const member = await test.register('SendsForm');
    const { api } = member;
    expect(await test.visitor.getContentForm({ no })).toMatchObject({
      prize: '8.00',
      entry: null,
      fields: [
        { id: 'again', label: '还会来吗', type: 'choice', required: true, options: ['是', '否'] },
        { id: 'score', type: 'number' },
        { id: 'wish', required: false },
      ],
    });
    const id = test.once();
    const sent = await api.submitContentForm({ no, answers }, id);
    expect(sent).toMatchObject({
      status: 200,
      entry: {
        answers: [
          { label: '还会来吗', value: '是' },
          { label: '评分', value: '9.5' },
          { label: '愿望', value: '更快\n更稳' },
        ],
        reward: { state: 'applied', amount: '8.00' },
      },
    });
    expect(await api.submitContentForm({ no, answers }, id)).toEqual(sent);
    await expect(api.submitContentForm({ no, answers }, test.once())).rejects.toMatchObject({
      error: 'formEntrySent',
      message: '您已提交过这份表单',
    });
    const { rows } = await sql<{ answers: Buffer }>`
      select answers from promotions_form_entries where member_id = ${member.id}`.execute(test.app.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.answers.includes('更快')).toBe(false);

    const { entries } = await test.maker.listFormEntries({ no });
    expect(entries).toMatchObject([{ memberName: 'SendsForm', reward: { state: 'applied' } }]);
    expect(entries[0]?.answers).toEqual(sent.entry.answers);
    const decision = {
      memberId: member.id,
      rewardId: entries[0]?.reward?.id ?? '',
      pay: true,
      remark: '认真作答',
    };
    expect(await test.maker.decideReward(decision, test.once())).toEqual({ state: 'applied', agreed: true });
    await expect(test.maker.decideReward(decision, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect(await test.centerOf(member)).toBe('0.00');
    expect(await test.checker.decideReward(decision, test.once())).toEqual({ state: 'paid', agreed: false });
    expect(await test.centerOf(member)).toBe('8.00');
    expect((await api.getContentForm({ no })).entry?.reward).toMatchObject({ state: 'paid' });

    await test.publish(presentForCredit());
    await test.plays(member, '200.00');
    expect((await api.getMemberCredit({})).credit).toBe(2);
  });

  it('refuses what does not fit, field by field, and keeps nothing of it', async () => {
    const { api } = await test.register('SendsNonsense');
    const fields = async (given: typeof answers) =>
      api.submitContentForm({ no, answers: given }, test.once()).catch((fault) => fault.data?.fields);
    expect(await fields([])).toEqual([
      { field: 'again', rule: 'too_small' },
      { field: 'score', rule: 'too_small' },
    ]);
    expect(
      await fields([
        { id: 'again', value: '2' },
        { id: 'score', value: 'nine' },
        { id: 'other', value: 'x' },
      ]),
    ).toEqual([
      { field: 'other', rule: 'unrecognized_keys' },
      { field: 'again', rule: 'invalid_format' },
      { field: 'score', rule: 'invalid_format' },
    ]);
    expect(await fields([...answers, { id: 'again', value: '1' }])).toEqual([
      { field: 'again', rule: 'unrecognized_keys' },
    ]);
    expect((await api.getContentForm({ no })).entry).toBeNull();
  });

  it('takes one of two entries that are sent at once, and gives nothing where it promises nothing', async () => {
    const survey = await test.publish(formTerms({ prize: '0', budget: '0' }));
    const { api } = await test.register('SendsTwice');
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => api.submitContentForm({ no: survey, answers }, test.once())),
    );
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await api.getContentForm({ no: survey })).entry?.reward).toBeNull();
    expect((await test.maker.listFormEntries({ no: survey })).entries).toMatchObject([{ reward: null }]);
    const unfit = formTerms({ fields: formTerms().fields.map((field) => ({ ...field, options: none })) });
    await expect(test.publish(unfit)).rejects.toMatchObject({ error: 'campaignUnfit' });
    await expect(test.visitor.getContentForm({ no: 999_999 })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });

  it('stays under the words that were answered, whatever is published afterwards', async () => {
    const own = await test.publish(formTerms());
    const { api } = await test.register('SendsEarly');
    await api.submitContentForm({ no: own, answers }, test.once());
    const key = { kind: 'form', no: own } as const;
    const { hash: edits } = await test.maker.getCampaign(key);
    const [again, ...others] = formTerms().fields;
    if (!again) throw new Error('no field');
    const terms = formTerms({ fields: [{ ...again, zh: '换了一句', options: noOrYes }, ...others] });
    const { hash } = await test.maker.saveCampaignDraft({ no: own, edits, terms }, test.once());
    await test.maker.rehearseCampaign({ ...key, hash }, test.once());
    const asked = { ...key, hash, reason: '改文案' };
    const { proposalId: id } = await test.maker.requestPublication(asked, test.once());
    await test.checker.approveProposal({ id }, test.once());
    const { fields, entry } = await api.getContentForm({ no: own });
    expect(fields[0]?.label).toBe('换了一句');
    expect(entry?.answers[0]).toEqual({ label: '还会来吗', value: '是' });
    expect((await test.maker.listFormEntries({ no: own })).entries[0]?.answers[0]).toEqual({
      label: '还会来吗',
      value: '是',
    });
  });
});

function presentForCredit(): TermsOf<'present'> {
  const { prize: _prize, fields: _fields, ...common } = formTerms();
  const texts = { name: '18 元', properties: '' };
  const gift = { id: 'money18', zh: texts, en: texts, art: 'coins', category: 2, worth: '18.00', stock: 9 };
  return { ...common, kind: 'present', gifts: [{ ...gift, condition: 2, need: 2 }] } as TermsOf<'present'>;
}
