import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

describe('publishing a campaign', () => {
  it('takes two people, and an edit voids what waits', async () => {
    const { maker, checker } = test;
    const once = () => test.once();
    const first = await maker.saveCampaignDraft({ terms: offerTerms() }, once());
    const { kind, no } = first;
    const ask = async (hash: string) => {
      await maker.rehearseCampaign({ kind, no, hash }, once());
      return maker.requestPublication({ kind, no, hash, reason: '上线' }, once());
    };
    const { proposalId } = await ask(first.hash);
    await expect(maker.approveProposal({ id: proposalId }, once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect((await checker.getCampaign({ kind, no })).campaign.state).toBe('inReview');
    const terms = offerTerms({ reward: '20.00' });
    const second = await maker.saveCampaignDraft({ no, edits: first.hash, terms }, once());
    await expect(checker.approveProposal({ id: proposalId }, once())).rejects.toMatchObject({
      error: 'approvalNotFound',
    });
    await expect(
      checker.saveCampaignDraft({ no, edits: first.hash, terms: offerTerms() }, once()),
    ).rejects.toMatchObject({ error: 'editConflict' });
    const { proposalId: id } = await ask(second.hash);
    await checker.approveProposal({ id }, once());
    expect(await checker.getCampaign({ kind, no })).toMatchObject({
      campaign: { state: 'running', budget: '1000.00', paid: '0.00' },
      versions: [
        { number: 2, isPublished: true },
        { number: 1, isPublished: false },
      ],
      proposalId: null,
    });
    const shown = await test.visitor.getActivity({ kind, no });
    expect(shown).toMatchObject({ status: 1, termsHash: second.hash, terms: { reward: '20.00' } });
    const { rows } = await (await test.operator('auditor')).api.listAudit({ action: 'requestPublication' });
    expect(rows[0]).toMatchObject({ reason: '上线' });
  });

  it('is refused for more than ten times the bonus, a budget below one reward and a window that is over', async () => {
    const { maker } = test;
    const once = () => test.once();
    const refused = async (over: Parameters<typeof offerTerms>[0], rule: string) => {
      const { kind, no, hash, verdict } = await maker.saveCampaignDraft({ terms: offerTerms(over) }, once());
      expect(verdict.map((fault) => fault.rule)).toContain(rule);
      await expect(
        maker.requestPublication({ kind, no, hash, reason: '上线' }, once()),
      ).rejects.toMatchObject({ error: 'campaignUnfit' });
    };
    await refused({ turnover: '10.01' }, 'turnover');
    await refused({ budget: '17.99' }, 'budget');
    await refused({ startsAt: '2026-08-01T00:00:00.000Z', endsAt: '2026-08-02T00:00:00.000Z' }, 'window');
  });

  it('says before, during and after its window what is what [ACT-013] [ACT-014] [ACT-015]', async () => {
    const member = await test.register('AsksThrice');
    const no = await test.publish(
      offerTerms({ startsAt: '2026-08-16T00:00:00.000Z', endsAt: '2026-08-18T00:00:00.000Z' }),
    );
    let { api } = member;
    const at = async () => (await api.getActivity({ kind: 'offer', no })).status;
    const apply = () => api.applyActivity({ kind: 'offer', no }, test.once());
    expect(await at()).toBe(0);
    await expect(apply()).rejects.toMatchObject({ error: 'activityNotStarted' });
    await test.days(1);
    api = await test.again(member);
    expect(await at()).toBe(1);
    await test.checker.pauseCampaign({ kind: 'offer', no, paused: true, reason: '核查' }, test.once());
    await expect(apply()).rejects.toMatchObject({ error: 'activityEnded' });
    await test.checker.pauseCampaign({ kind: 'offer', no, paused: false, reason: '核查完毕' }, test.once());
    expect(await apply()).toMatchObject({ status: 200, reward: { state: 'paid', amount: '18.00' } });
    await expect(apply()).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
    await test.days(2);
    api = await test.again(member);
    expect(await at()).toBe(2);
    const end = { kind: 'offer' as const, no, reason: '结束归档' };
    expect(await test.checker.endCampaign(end, test.once())).toEqual({ returned: '982.00' });
    await expect(test.checker.endCampaign(end, test.once())).rejects.toMatchObject({ error: 'campaignOver' });
  });

  it('shows a version that waits only to who has its link, and counts nothing on it', async () => {
    const { maker } = test;
    const once = () => test.once();
    const { kind, no } = await maker.saveCampaignDraft({ terms: offerTerms() }, once());
    await expect(test.visitor.getActivity({ kind, no })).rejects.toMatchObject({ error: 'activityUnknown' });
    const { previewUrl } = await maker.getCampaign({ kind, no });
    const preview = new URL(previewUrl).searchParams.get('preview') ?? '';
    expect(await test.visitor.getActivityPreview({ preview })).toMatchObject({ isPreview: true, no });
    await expect(test.visitor.getActivityPreview({ preview: `${preview}x` })).rejects.toMatchObject({
      error: 'activityUnknown',
    });
  });
});
