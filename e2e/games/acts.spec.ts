import { randomUUID } from 'node:crypto';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test, type FundedMember } from '../wallet/funded.ts';

test('a round of gems that was left open goes on in the page, and is cashed out', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  const round = await withGem(funded.api);
  await enter(page);
  await page.goto('/app/egame/play/dice');
  await expect(page.getByText('您有一局《秘境宝石》尚未结束')).toBeVisible();
  await page.getByRole('link', { name: '去完成' }).click();
  await expect(page.getByRole('button', { name: '第 1 行第 1 格，宝石' })).toBeVisible();
  expect(await axeFaultsInBothThemes(page), 'open round').toEqual([]);
  await page.getByRole('button', { name: /^收手 ¥10\.31/ }).click();
  await expect(page.getByText('收手，翻出 1 颗宝石，返还 1.0312 倍')).toBeAttached();
  const { rounds } = await funded.api.listRounds({ game: 'gem' });
  expect(rounds[0]).toMatchObject({ id: round, status: 'settled', returned: '10.31' });

  // A new one, from the button to its first tile.
  await page.getByRole('button', { name: '投注', exact: true }).click();
  await page.getByRole('button', { name: '第 3 行第 3 格，未翻开' }).click();
  await expect(page.getByText(/^已翻出 1 颗宝石|^踩中地雷/)).toBeAttached();
});

/** A round whose first tile hid a gem: one mine in 25, so nearly always the first; the pace between two is five seconds. */
async function withGem(api: FundedMember['api']): Promise<string> {
  await api.rotateSeeds({ clientSeed: 'a story' }, { operationId: randomUUID() });
  for (;;) {
    const bet = { game: 'gem' as const, currency: 'CNY' as const, stake: '10', bet: { mines: 1 } };
    const { id } = await api.startRound(bet, { operationId: randomUUID() });
    const act = { roundId: id, after: 0, act: { act: 'open', tile: 0 } };
    const { status } = await api.actInRound(act, { operationId: randomUUID() });
    if (status === 'open') return id;
    await new Promise((resolve) => setTimeout(resolve, 5_100));
  }
}

test('hi-lo and video poker are played to their ends for demo chips', async ({ page }) => {
  test.slow();
  await page.goto('/app/egame/play/hilo?demo=1');
  await page.getByRole('button', { name: '投注', exact: true }).press('Space');
  // The button has made room for the one that cashes out: the board has the focus, and its first guess is the next stop.
  await expect(page.getByRole('region', { name: '猜大小' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^(更大|相同)/ }).first()).toBeFocused();
  await page.getByRole('button', { name: /^换一张/ }).click();
  await expect(page.getByText(/^换了一张，当前牌 (黑桃|红桃|方块|梅花)/)).toBeAttached();
  expect(await axeFaultsInBothThemes(page), 'hi-lo').toEqual([]);
  await page
    .getByRole('button', { name: /^更大|^相同/ })
    .first()
    .click();
  await expect(page.getByText(/^猜中，|^未猜中，/)).toBeAttached();

  await page.goto('/app/egame/play/videoPoker?demo=1');
  await page.getByRole('button', { name: '投注', exact: true }).click();
  await expect(page.getByText(/^发牌 (黑桃|红桃|方块|梅花)/)).toBeAttached();
  await page
    .getByRole('button', { name: /^保留 (黑桃|红桃|方块|梅花)/ })
    .first()
    .click();
  expect(await axeFaultsInBothThemes(page), 'video poker').toEqual([]);
  await page.getByRole('button', { name: '换 4 张' }).click();
  await expect(
    page.getByText(/没有中奖牌型$|，(皇家同花顺|同花顺|四条|葫芦|同花|顺子|三条|两对|一对 J 或更大)$/),
  ).toBeAttached();
});
