import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsMost } from '@fairway/contract/matching/appeals.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { opId, withdrawPassword } from '../../cashier/testing/cashier-stage.ts';
import { matchingActs } from '../testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(async () => {
  await stage.proveBooks();
  await stage.end();
});

/** A part that its payer says was paid and has appealed about, five minutes after. */
async function appealed(name: string, amount: string) {
  const { member, billNo } = await stage.draw(`${name}Draw`, amount);
  const payer = await stage.register(`${name}Payer`);
  const deposit = await stage.pay(payer, amount);
  const partNo = await acts.partOf(member, billNo);
  await acts.paid(payer, deposit);
  await stage.pass({ minutes: 5 });
  const evidence = [await acts.upload(payer)];
  await payer.api.appealFastDeposit(
    { billNo: deposit, reason: 'notConfirmed', text: '已转账', evidence },
    opId(),
  );
  return { member, payer, billNo, deposit, partNo, evidence };
}

const deny = (member: TestMember, partNo: string, evidence: string[] = [], text = '银行流水没有这一笔') =>
  member.api.addFastWithdrawalStatement({ partNo, reason: 'notReceived', text, evidence }, opId());
const add = (payer: TestMember, billNo: string, evidence: string[] = []) =>
  payer.api.addFastDepositStatement({ billNo, reason: 'paidInFull', text: '回单见附图', evidence }, opId());

describe('an appeal that the payer opened', () => {
  it('is answered by the recipient with text and pictures, which the payer and operators see beside the payer’s', async () => {
    const { member, payer, billNo, deposit, partNo, evidence } = await appealed('Heard', '510');
    expect((await stage.parts(member, billNo)).parts[0]).toMatchObject({
      canConfirm: true,
      canState: true,
      statementsLeft: statementsMost,
      appeal: { state: 'waitingAnswer', openedBy: 'payer' },
    });
    const picture = await acts.upload(member);
    const { part } = await deny(member, partNo, [picture]);
    expect(part).toMatchObject({ orderState: 4014, statementsLeft: statementsMost - 1, canConfirm: true });
    const both = [
      { side: 'payer', reason: 'notConfirmed', text: '已转账', evidence },
      { side: 'recipient', reason: 'notReceived', text: '银行流水没有这一笔', evidence: [picture] },
    ];
    expect(part.appeal).toMatchObject({ state: 'underReview', statements: both });
    const theirs = (await payer.api.getFastDeposit({ billNo: deposit })).part;
    expect(theirs?.appeal).toMatchObject({ state: 'underReview', statements: both });
    expect((await acts.caseOf(partNo)).part.appeal?.statements).toEqual(part.appeal?.statements);
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4014 });
    expect(await acts.timeline(billNo)).toContain('appealStated');
    for (const name of [picture, ...evidence])
      for (const reader of [member, payer]) expect(await acts.see(reader, name)).toBe('image/webp');
  });

  it('leaves the recipient free to confirm: the payer is credited and the appeal closes', async () => {
    const { member, payer, deposit, partNo } = await appealed('Confirm', '530');
    const found = await acts.caseOf(partNo);
    await acts.decide(stage.clerk, found, 'release');
    await member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId());
    expect(await acts.cents(payer)).toBe(530_00n);
    await expect(acts.decide(stage.lead, found, 'release')).rejects.toMatchObject({ error: 'appealDecided' });
    const { part } = await payer.api.getFastDeposit({ billNo: deposit });
    expect(part).toMatchObject({
      status: 'confirmed',
      endedBy: 'member',
      appeal: { outcome: 'confirm', state: 'decided', nextAt: null },
    });
    const { appeals } = await stage.clerk.api.listPartAppeals({ state: 'decided' });
    expect(appeals.find((one) => one.appealId === found.appealId)).toMatchObject({ said: null });
  });

  it('is not answered by a second appeal of either side, but by a statement', async () => {
    const { member, payer, deposit, partNo } = await appealed('Twice', '540');
    const reason = 'notReceived';
    const rest = { text: '', evidence: [] };
    await expect(member.api.appealFastWithdrawal({ partNo, reason, ...rest }, opId())).rejects.toMatchObject({
      error: 'appealOpen',
    });
    await deny(member, partNo);
    await add(payer, deposit);
    await expect(
      payer.api.addFastDepositStatement({ billNo: deposit, reason, ...rest }, opId()),
    ).rejects.toMatchObject({ error: 'appealReasonWrong' });
  });
});

describe('what is said after an operator has proposed', () => {
  it('voids the proposal, from anyone: statement of either side, or a proof beside the order', async () => {
    const { member, payer, deposit, partNo } = await appealed('Void', '550');
    for (const say of [
      async () => deny(member, partNo),
      async () => add(payer, deposit, [await acts.upload(payer)]),
      async () => payer.api.handInPaymentProof({ billNo: deposit, name: await acts.upload(payer) }),
    ]) {
      const seen = await acts.caseOf(partNo);
      expect(await acts.decide(stage.clerk, seen, 'confirm')).toMatchObject({ said: { outcome: 'confirm' } });
      await say();
      // The second operator has not seen what was said: nothing is approved by it.
      await expect(acts.decide(stage.lead, seen, 'confirm')).rejects.toMatchObject({ error: 'editConflict' });
      const now = await acts.caseOf(partNo);
      expect(now).toMatchObject({ said: null, version: seen.version + 1 });
      // Who has seen all of it proposes; one alone moves nothing.
      expect(await acts.decide(stage.lead, now, 'confirm')).toMatchObject({ decidedBy: null });
      await expect(acts.decide(stage.lead, now, 'confirm')).rejects.toMatchObject({
        error: 'approverIsMaker',
      });
      await acts.decide(stage.clerk, now, 'release');
    }
    expect(await acts.cents(payer)).toBe(0n);
    expect(await acts.caseOf(partNo)).toMatchObject({ part: { status: 'frozen' } });
  });
});

describe('what is refused', () => {
  it('a stranger neither states nor hands a picture in nor sees one', async () => {
    const { member, payer, deposit, partNo, evidence } = await appealed('Alien', '570');
    const stranger = await stage.register('AlienOther');
    await expect(deny(stranger, partNo)).rejects.toMatchObject({ error: 'matchPartNotFound' });
    await expect(add(stranger, deposit)).rejects.toMatchObject({ error: 'depositOrderNotFound' });
    // Each side only its own door.
    await expect(deny(payer, partNo)).rejects.toMatchObject({ error: 'matchPartNotFound' });
    await expect(add(member, deposit)).rejects.toMatchObject({ error: 'depositOrderNotFound' });
    // A picture of another member, and one that is evidence already.
    const foreign = await acts.upload(stranger);
    await expect(deny(member, partNo, [foreign])).rejects.toMatchObject({ error: 'pictureNotFound' });
    await expect(deny(member, partNo, evidence)).rejects.toMatchObject({ error: 'pictureNotFound' });
    await expect(add(payer, deposit, evidence)).rejects.toMatchObject({ error: 'pictureNotFound' });
    const [name = ''] = evidence;
    await expect(acts.see(stranger, name)).rejects.toMatchObject({ error: 'pictureNotFound' });
    // A refused statement leaves nothing behind.
    expect(await acts.caseOf(partNo)).toMatchObject({ version: 1, part: { appeal: { statements: [{}] } } });
  });

  it('a statement before an appeal, after a decision, and one too many', async () => {
    const { member, billNo } = await stage.draw('EarlyDraw', '580');
    const payer = await stage.register('EarlyPayer');
    const deposit = await stage.pay(payer, '580');
    const partNo = await acts.partOf(member, billNo);
    await expect(add(payer, deposit)).rejects.toMatchObject({ error: 'depositStateWrong' });
    await expect(deny(member, partNo)).rejects.toMatchObject({ error: 'matchPartStateWrong' });
    await acts.paid(payer, deposit);
    await member.api.appealFastWithdrawal({ partNo, reason: 'notReceived', text: '', evidence: [] }, opId());
    for (let said = 0; said < statementsMost; said += 1) await add(payer, deposit);
    await expect(add(payer, deposit)).rejects.toMatchObject({ error: 'appealStatementsFull' });
    expect((await payer.api.getFastDeposit({ billNo: deposit })).part).toMatchObject({ canState: false });

    const seen = await acts.caseOf(partNo);
    expect(seen.part.appeal).toMatchObject({ state: 'underReview' });
    await acts.decide(stage.clerk, seen, 'release');
    await acts.decide(stage.lead, seen, 'release');
    await expect(add(payer, deposit)).rejects.toMatchObject({ error: 'appealDecided' });
    await expect(deny(member, partNo)).rejects.toMatchObject({ error: 'appealDecided' });
  });
});
