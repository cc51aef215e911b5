import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from '../../../../testing/send-file.ts';
import {
  createCashierStage,
  opId,
  testCards,
  withdrawPassword,
  type CashierStage,
} from '../../testing/cashier-stage.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

const order = async (name: string) => {
  const member = await stage.test.register(name);
  const { billNo } = await member.api.createDepositOrder({ payType: 1, amount: '500' }, opId());
  await stage.run();
  return { member, billNo };
};

describe('an open order', () => {
  it('is what the tip loop speaks of, and nothing else is [DEP-006]', async () => {
    const quiet = await stage.test.register('NoTip');
    expect(await quiet.api.getDepositTips({})).toEqual({ status: 0, content: '', billNo: '' });
    const { member, billNo } = await order('Tipped');
    const { orderAmount } = await member.api.getDepositOrder({ billNo });
    expect(await member.api.getDepositTips({})).toEqual({
      status: 1,
      content: `您的银行卡转账订单 ¥${orderAmount} 还剩 15 分钟，付款后请点「我已付款」`,
      billNo,
    });
  });

  it('is urged once it is paid, not at once again, and seen in the console [DEP-051]', async () => {
    const { member, billNo } = await order('Urged');
    const clerk = await stage.test.operator('cashier');
    const urge = () => member.api.urgeDepositOrder({ billNo });
    await expect(urge()).rejects.toMatchObject({ error: 'depositStateWrong' });
    await member.api.markDepositPaid({ billNo }, opId());
    expect(await urge()).toMatchObject({ count: 1 });
    await expect(urge()).rejects.toMatchObject({
      error: 'urgeTooSoon',
      message: '已为您催单，请 5 分钟后再试',
    });
    const { receipts } = await clerk.api.listDepositReceipts({});
    expect(receipts.find((line) => line.order.billNo === billNo)).toMatchObject({ urges: 1 });
    stage.test.clock.advance({ minutes: 5 });
    expect(await urge()).toMatchObject({ count: 2 });
    const stranger = await stage.test.register('UrgedOther');
    await expect(stranger.api.urgeDepositOrder({ billNo })).rejects.toMatchObject({
      error: 'depositOrderNotFound',
    });
  });

  it('leads to customer service by its number, of its member only', async () => {
    const { member, billNo } = await order('Serviced');
    expect((await member.api.getFinanceService({ billNo })).url).toMatch(
      new RegExp(`/cs\\?billNo=${billNo}$`),
    );
    const stranger = await stage.test.register('ServicedOther');
    await expect(stranger.api.getFinanceService({ billNo })).rejects.toMatchObject({
      error: 'depositOrderNotFound',
    });
  });

  it('takes three proofs, re-encoded, read by their member and by staff', async () => {
    const { member, billNo } = await order('Proven');
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    const upload = async () =>
      (await sendFile(stage.test, member, {
        path: '/api/cashier/v1/uploadPaymentPicture',
        bytes: new Uint8Array(picture),
      })) as { name: string };
    const { name } = await upload();
    expect(await member.api.handInPaymentProof({ billNo, name })).toEqual({ proofs: [name] });
    await expect(member.api.handInPaymentProof({ billNo, name })).rejects.toMatchObject({
      error: 'pictureNotFound',
    });
    expect((await member.api.getDepositOrder({ billNo })).proofs).toEqual([name]);
    for (let turn = 0; turn < 2; turn += 1)
      await member.api.handInPaymentProof({ billNo, name: (await upload()).name });
    await expect(
      member.api.handInPaymentProof({ billNo, name: (await upload()).name }),
    ).rejects.toMatchObject({ error: 'depositStateWrong' });
    const stranger = await stage.test.register('ProvenOther');
    await expect(stranger.api.getPaymentProof({ name })).rejects.toMatchObject({ error: 'pictureNotFound' });
  });
});

describe('what is bound already', () => {
  it('is answered in four lists, and is not bound a second time [DEP-008]', async () => {
    const member = await stage.test.register('Repeats');
    expect(await member.api.listRepeatAccounts({})).toEqual({ banks: [], email: [], phone: [], virtual: [] });
    await stage.bindCard(member, testCards[1]);
    const { banks } = await member.api.listRepeatAccounts({});
    expect(banks).toEqual([expect.stringContaining('0004')]);
    const again = { cardNumber: testCards[1], bankCode: 'CCB', holderName: '陈远', withdrawPassword };
    await expect(member.api.addBankCard(again, opId())).rejects.toMatchObject({
      error: 'payoutMethodTaken',
    });
  });
});
