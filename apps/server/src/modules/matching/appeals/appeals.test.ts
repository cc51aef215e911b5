import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

describe('an appeal', () => {
  it('is opened with a reason of the own side, holds the money and is decided by two people [DEP-047, DEP-050, DEP-057, WDR-027]', async () => {
    const { billNo } = await stage.draw('AppealDraw', '450');
    const payer = await stage.register('AppealPayer');
    const deposit = await stage.pay(payer, '450');
    await acts.paid(payer, deposit);
    const config = await payer.api.getAppealConfig({});
    expect(config).toMatchObject({ pictures: 3, hours: 24 });
    expect(new Set(config.reasons.map(({ side }) => side))).toEqual(new Set(['payer', 'recipient']));

    expect((await payer.api.remindFastDeposit({ billNo: deposit })).part.reminders).toBe(1);
    expect(await acts.timeline(billNo)).toContain('reminded');
    await expect(payer.api.remindFastDeposit({ billNo: deposit })).rejects.toMatchObject({
      error: 'urgeTooSoon',
    });

    const text = { text: '转账成功，附回单', evidence: [await acts.upload(payer)] };
    const appeal = (reason: 'notConfirmed' | 'notReceived') =>
      payer.api.appealFastDeposit({ billNo: deposit, reason, ...text }, opId());
    await expect(appeal('notReceived')).rejects.toMatchObject({ error: 'appealReasonWrong' });
    await expect(appeal('notConfirmed')).rejects.toMatchObject({ error: 'appealTooEarly' });
    await stage.pass({ minutes: 5 });
    const { part } = await appeal('notConfirmed');
    // The recipient has not answered: it still waits for the confirmation, 4013.
    expect(part).toMatchObject({
      status: 'frozen',
      orderState: 4013,
      atDeadline: 'escalated',
      appeal: { reason: 'notConfirmed', state: 'waitingAnswer', outcome: null },
    });
    expect((await stage.order(deposit)).timeline.map(({ event }) => event)).toContain('appealed');

    const found = await acts.caseOf(part.partNo);
    expect(found).toMatchObject({ said: null, openedByName: 'AppealPayer', escalations: 0 });
    expect(found.part.appeal?.statements).toMatchObject([
      { side: 'payer', reason: 'notConfirmed', text: '转账成功，附回单', evidence: text.evidence },
    ]);
    expect(await acts.decide(stage.clerk, found, 'confirm')).toMatchObject({
      said: { outcome: 'confirm', by: { name: stage.clerk.name } },
      decidedBy: null,
    });
    await expect(acts.decide(stage.clerk, found, 'confirm')).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect(await acts.cents(payer)).toBe(0n);
    await acts.decide(stage.lead, found, 'confirm');
    expect(await acts.cents(payer)).toBe(450_00n);
    await expect(acts.decide(stage.lead, found, 'confirm')).rejects.toMatchObject({
      error: 'appealDecided',
    });
    expect((await payer.api.getFastDeposit({ billNo: deposit })).part?.appeal).toMatchObject({
      outcome: 'confirm',
      state: 'decided',
    });
    expect(await acts.timeline(billNo)).toContain('appealDecided');
    await stage.proveBooks();
  });

  it('of the recipient that is upheld gives the part to the next payer; a contested one that nobody decides stays held [WDR-027]', async () => {
    const { member, billNo } = await stage.draw('UpheldDraw', '560');
    const payer = await stage.register('LyingPayer');
    const deposit = await stage.pay(payer, '560');
    await acts.paid(payer, deposit);
    const partNo = await acts.partOf(member, billNo);
    await member.api.appealFastWithdrawal({ partNo, reason: 'notReceived', text: '', evidence: [] }, opId());
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4014 });
    const found = await acts.caseOf(partNo);
    // The second person says otherwise: that proposal takes the first one's place.
    await acts.decide(stage.clerk, found, 'confirm');
    expect(await acts.decide(stage.lead, found, 'release')).toMatchObject({
      said: { outcome: 'release' },
      decidedBy: null,
    });
    await acts.decide(stage.clerk, found, 'release');
    expect(await stage.order(deposit)).toMatchObject({ status: 'expired', creditedAmount: '0.00' });
    expect(await acts.cents(payer)).toBe(0n);
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4011 });

    await stage.pass({ seconds: 60 });
    const next = await stage.register('NextLiar');
    const nextDeposit = await stage.pay(next, '560');
    await next.api.confirmFastDeposit({ billNo: nextDeposit, proof: await acts.upload(next) }, opId());
    const contested = await acts.partOf(member, billNo, 1);
    await member.api.appealFastWithdrawal(
      { partNo: contested, reason: 'sumDiffers', text: '', evidence: [] },
      opId(),
    );
    await stage.pass({ hours: 24 });
    // Nobody decided: nothing moves, for neither of the two.
    expect(await acts.cents(next)).toBe(0n);
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paying', orderState: 4014 });
    const late = await acts.caseOf(contested);
    await acts.decide(stage.clerk, late, 'release');
    await acts.decide(stage.lead, late, 'release');
    await stage.run();
    // It had waited long enough meanwhile: the ordinary channel pays all of it.
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid', speedLabel: 1 });
    await stage.proveBooks();
  });

  it('that releases its part passes by a payer who has just given up', async () => {
    const { member, billNo } = await stage.draw('PassedDraw', '770');
    const liar = await stage.register('PassedLiar');
    await acts.paid(liar, await stage.pay(liar, '770'));
    const partNo = await acts.partOf(member, billNo);
    await member.api.appealFastWithdrawal({ partNo, reason: 'notReceived', text: '', evidence: [] }, opId());
    const gone = await stage.register('PassedGone');
    const next = await stage.register('PassedNext');
    const given = await stage.pay(gone, '770');
    const waiting = await stage.pay(next, '770');
    // Cancelled, and no job has taken him out of the pool yet.
    await gone.api.cancelDepositOrder({ billNo: given }, opId());

    const found = await acts.caseOf(partNo);
    await acts.decide(stage.clerk, found, 'release');
    const press = opId();
    const { name } = stage.lead;
    expect(await acts.decide(stage.lead, found, 'release', press)).toMatchObject({ decidedBy: name });
    // The same press again is the same answer.
    expect(await acts.decide(stage.lead, found, 'release', press)).toMatchObject({ decidedBy: name });
    expect(await stage.order(given)).toMatchObject({ status: 'cancelled' });
    expect(await stage.order(waiting)).toMatchObject({ status: 'pendingPayment' });
    await stage.proveLog();
    await stage.proveBooks();
    await stage.pass({ hours: 25 });
  });

  it('an operator freezes a part that was said to be paid [WDR-007]', async () => {
    const { member, billNo } = await stage.draw('FreezeDraw', '350');
    const payer = await stage.register('FreezePayer');
    const deposit = await stage.pay(payer, '350');
    const partNo = await acts.partOf(member, billNo);
    const freeze = () => stage.clerk.api.freezePart({ partNo, reason: '付款账户可疑' }, opId());
    await acts.paid(payer, deposit);
    expect(await freeze()).toMatchObject({ status: 'frozen', orderState: 4014 });
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4014 });
    // Stopped by an operator it is not for the recipient to end; two operators do.
    await expect(
      member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    ).rejects.toMatchObject({
      error: 'matchPartStopped',
    });
    await stage.pass({ hours: 24 });
    expect(await acts.cents(payer)).toBe(0n);
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4014 });
    await stage.proveBooks();
  });
});
