import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGiftTest, type GiftTest } from '../../live/gifts/testing/gift-test.ts';

let test: GiftTest;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  await test.end();
});

it('announces the week’s first three givers with high priority, those who show themselves', async () => {
  const { chatRoomNo, ...room } = await test.anchorRoom('贵宾');
  const enter = { form: 'web' as const, chatRoomNo };
  await test.visitor.getChatRoom({ form: 'anonymous', chatRoomNo });
  const givers = await Promise.all(
    ['TopFirst', 'TopHidden', 'TopThird', 'TopFourth'].map((name) => test.giver(name, 500n)),
  );
  for (const [place, giver] of givers.entries()) {
    const count = 10 - place;
    const tap = test.tap({ chatRoomNo, ...room }, { giftId: 'beer', count, shown: place !== 1 });
    await giver.api.sendGift(tap, test.once());
  }
  for (const giver of givers) await giver.api.getChatConnector(enter);
  const welcomes = async () => {
    const { items } = await test.visitor.listChatHistory({ form: 'anonymous', chatRoomNo });
    return items.flatMap((item) => (item.kind === 'welcome' ? [[item.from.name, item.priority]] : []));
  };
  await expect.poll(async () => (await welcomes()).length, { timeout: 30_000 }).toBe(4);
  expect(new Map((await welcomes()).map(([name, priority]) => [name, priority]))).toEqual(
    new Map([
      ['To***t', 'high'],
      ['To***n', 'low'],
      ['To***d', 'high'],
      ['To***h', 'low'],
    ]),
  );
}, 60_000);
