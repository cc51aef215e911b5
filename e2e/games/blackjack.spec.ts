import { randomUUID } from 'node:crypto';
import { add, formatMoney, parseMoney } from '@fairway/money';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

test('blackjack is launched from the venue of cards, played on by keyboard and paid to the fen', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  const { games } = await funded.api.listGames({ channelCode: 'fairway-cards' });
  expect(games).toContainEqual(expect.objectContaining({ gameCode: 'blackjack', rtp: '99.43' }));
  const round = await withOpenHand(funded.api);
  const before = (await funded.api.getWalletBalance({})).centerMoney;
  await enter(page);
  await page.goto('/app/chessGame');
  const launched = page.waitForResponse('**/cg/v1/game/fairway-cards/second_launch');
  await page.getByRole('link', { name: '进入 二十一点' }).click();
  expect(await (await launched).json()).toMatchObject({ code: 0 });
  await expect(page).toHaveURL(/\/app\/egame\/play\/blackjack$/);
  await expect(page.getByRole('heading', { level: 1, name: '二十一点' })).toBeVisible();
  await expect(page.getByRole('link', { name: '棋牌', exact: true }).first()).toHaveAttribute(
    'href',
    '/app/chessGame',
  );

  const acts = page.getByRole('group', { name: '这一手怎么打' });
  await expect(acts.getByRole('button', { name: /^要牌 ?爆牌 [\d.]+%/ })).toBeVisible();
  await expect(acts.getByRole('button', { name: /平均最优$/ })).toHaveCount(1);
  await expect(page.getByText(/庄家爆牌 [\d.]+%。前面各局不影响下一张牌/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'open hand').toEqual([]);
  await acts.getByRole('button', { name: /^停牌/ }).press('Enter');
  await expect(page.getByText(/^庄家 .+第 1 手 .+ (赢|和局，退回|输)$/)).toBeAttached();
  expect(await axeFaultsInBothThemes(page), 'ended hand').toEqual([]);

  const { rounds } = await funded.api.listRounds({ game: 'blackjack' });
  const [ended] = rounds;
  expect(ended).toMatchObject({ id: round, status: 'settled', staked: '10.00' });
  const paid = add(parseMoney(before, 'CNY'), parseMoney(ended?.returned ?? '', 'CNY'));
  expect((await funded.api.getWalletBalance({})).centerMoney).toBe(formatMoney(paid));
  await page.getByRole('tab', { name: '我的记录' }).click();
  await page.getByRole('button', { name: ended?.billNo ?? '' }).click();
  await expect(page.getByRole('dialog').getByText('¥10.00').first()).toBeVisible();
});

/** A hand that waits for its member: a blackjack of either side ends the round at once, and the pace between two is five seconds. */
async function withOpenHand(api: FundedMember['api']): Promise<string> {
  await api.rotateSeeds({ clientSeed: 'a story' }, { operationId: randomUUID() });
  for (;;) {
    const bet = { game: 'blackjack' as const, currency: 'CNY' as const, stake: '10', bet: {} };
    const { id, status } = await api.startRound(bet, { operationId: randomUUID() });
    if (status === 'open') return id;
    await new Promise((resolve) => setTimeout(resolve, 5_100));
  }
}
