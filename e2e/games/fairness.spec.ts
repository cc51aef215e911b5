import { randomUUID } from 'node:crypto';
import { axeFaultsInBothThemes } from '../shell/axe-faults.ts';
import { expect, test } from '../wallet/funded.ts';

test('a member takes a round into the verifier, which confirms it and refuses what was altered', async ({
  page,
  enter,
  funded,
}) => {
  test.slow();
  const { api } = funded;
  const once = () => ({ operationId: randomUUID() });
  await api.rotateSeeds({ clientSeed: 'my own seed' }, once());
  const played = await api.startRound(
    {
      game: 'dice',
      currency: 'CNY',
      stake: '5',
      bet: { side: 'under', target: 4_950 },
    },
    once(),
  );
  await api.rotateSeeds({ clientSeed: 'the next one' }, once());

  await enter(page);
  await page.goto('/app/egame/play/dice');
  await page.getByRole('tab', { name: '我的记录' }).click();
  await page.getByRole('button', { name: played.billNo }).click();
  const dialog = page.getByRole('dialog', { name: '本局详情' });
  await expect(dialog.getByRole('button', { name: '复制验证数据' })).toBeVisible();
  await dialog.getByRole('link', { name: '打开验证器' }).click();

  await expect(page.getByRole('heading', { name: '可证公平' })).toBeVisible();
  const verifier = page.getByRole('region', { name: /^验证器/ });
  await expect(verifier.getByText('游戏局 · 一致')).toBeVisible();
  await expect(verifier.getByText('骰运')).toBeVisible();
  await expect(verifier.getByText('my own seed:0')).toBeVisible();
  // The commitment, the steps and the return.
  await expect(verifier.getByText('与展示一致')).toHaveCount(3);
  expect(await axeFaultsInBothThemes(page), 'confirmed').toEqual([]);

  // By keyboard alone: a return that was not paid, a seed that was not committed to.
  const box = verifier.getByRole('textbox', { name: '验证数据（JSON）' });
  const proof: unknown = JSON.parse(await box.inputValue());
  const alter = (from: string, to: string) => JSON.stringify(proof).replace(from, to);
  const verifyByKeyboard = async (text: string) => {
    await box.fill(text);
    await box.press('Tab');
    await expect(verifier.locator('input[type=file]')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await verifyByKeyboard(alter(`"returned":"${played.returned}"`, '"returned":"999.00"'));
  await expect(verifier.getByText('游戏局 · 不一致')).toBeVisible();
  await expect(verifier.getByText('与展示不一致')).toHaveCount(1);
  expect(await axeFaultsInBothThemes(page), 'contradicted').toEqual([]);
  await verifyByKeyboard(alter('"clientSeed":"my own seed"', '"clientSeed":"another seed"'));
  await expect(verifier.getByText('游戏局 · 不一致')).toBeVisible();

  await verifyByKeyboard(alter('"game":"dice"', '"game":"chess"'));
  await expect(verifier.getByText('没有这个游戏（game）')).toBeVisible();
  await verifyByKeyboard('{"kind":');
  await expect(verifier.getByText(/^这不是完整的 JSON/)).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
});

test('a visitor reads what results rest on, and verifies a whole history from a file', async ({ page }) => {
  await page.goto('/app/home');
  await page.getByRole('contentinfo').getByRole('link', { name: '可证公平' }).click();
  const games = page.getByRole('table', { name: '每个游戏返还多少' });
  await expect(games.getByRole('row', { name: /骰运.*99\.00%/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await games.getByRole('button', { name: '下载骰运的赔付表' }).click();
  expect((await saved).suggestedFilename()).toBe('dice-par-sheet-1.json');

  const beacon = page.getByRole('region', { name: /^随机信标/ });
  await expect(beacon.getByText('bls-unchained-g1-rfc9380')).toBeVisible();

  const draw = {
    kind: 'draw',
    code: 'd3',
    issue: '20261127-001',
    link: 'a'.repeat(64),
    randomness: 'b'.repeat(64),
  };
  const ticket = {
    kind: 'ticket',
    play: 'd3.straight',
    pick: '1|2|3',
    unit: '2.00',
    times: 1,
    result: [1, 2, 3],
  };
  await page.locator('input[type=file]').setInputFiles({
    name: 'history.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify([draw, { ...ticket, shown: { returned: '1940.00' } }, { kind: 'prize' }]),
    ),
  });
  const verifier = page.getByRole('region', { name: /^验证器/ });
  await expect(verifier.getByText('共 3 条：一致 1，不一致 0，已算出 1，无法计算 1')).toBeVisible();
  await verifier.getByRole('button', { name: '第 2 条 · 彩票' }).click();
  await expect(verifier.getByText('1940.00')).toHaveCount(2);
  expect(await axeFaultsInBothThemes(page), 'history').toEqual([]);
});
