import { add, cny, displayMoney, parseMoney, subtract } from '@fairway/money';
import type { Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

const firstChips = cny(10_000_00n);
const stake = cny(10_00n);

/** Each game with its name, what is chosen before the round, and the sentence that tells its end. */
const games: readonly {
  game: string;
  name: string;
  choose: (page: Page) => Promise<void>;
  result: RegExp;
}[] = [
  {
    game: 'lantern',
    name: '长安灯会',
    choose: async (page) => {
      await page.getByRole('radiogroup', { name: '风险' }).getByText('中', { exact: true }).click();
      await page.getByRole('radiogroup', { name: '灯数' }).getByText('20', { exact: true }).click();
      await expect(page.getByText(/^灯轮共 20 盏：× 4 1 盏/)).toBeAttached();
    },
    result: /^停在(未点亮的灯，未中奖| × [\d.]+ 的灯)$/,
  },
  {
    game: 'plinko',
    name: '弹珠落',
    choose: async (page) => {
      await page.getByRole('slider', { name: '行数' }).press('End');
      await page.getByRole('radiogroup', { name: '风险' }).getByText('高', { exact: true }).click();
      await expect(page.getByText(/^16 行钉板，各槽倍数从左到右：1000，185，/)).toBeAttached();
    },
    result: /^落入 × [\d.]+ 的槽$/,
  },
  {
    game: 'keno',
    name: '基诺',
    choose: async (page) => {
      const numbers = page.getByRole('group', { name: '选号' });
      const pressed = numbers.getByRole('button', { pressed: true });
      await page.getByRole('button', { name: '快选', exact: true }).click();
      await expect(pressed).toHaveCount(5);
      await page.getByRole('button', { name: '清空', exact: true }).click();
      await expect(pressed).toHaveCount(0);
      // A bet without numbers is not complete: there are no odds, and nothing to press.
      await expect(page.getByRole('button', { name: '投注', exact: true })).toBeDisabled();
      for (let more = 1; more <= 10; more += 1) {
        await numbers.getByRole('button', { pressed: false }).first().press('Space');
        await expect(pressed).toHaveCount(more);
      }
      await expect(numbers.getByRole('button', { pressed: false }).first()).toBeDisabled();
    },
    result: /^开出 \d+(、\d+){9}，猜中 \d+ 个$/,
  },
  {
    game: 'limbo',
    name: '极限倍数',
    choose: async (page) => {
      const target = page.getByRole('textbox', { name: '目标倍数' });
      await target.fill('1');
      await expect(target).toHaveAccessibleDescription('1.01 至 1,000,000.00');
      await expect(target).toHaveAttribute('aria-invalid', 'true');
      await target.fill('1.25');
      await target.blur();
      await expect(page.getByText('79.2%')).toBeVisible();
    },
    result: /^开出 [\d.]+ 倍，(中奖|未中奖)$/,
  },
];

for (const { game, name, choose, result } of games)
  test(`${name} is played for demo chips to its end`, async ({ page }) => {
    await page.goto(`/app/egame/play/${game}?demo=1`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await choose(page);
    await page.getByRole('button', { name: '投注', exact: true }).click();

    const spoken = page.locator('[aria-live]').filter({ hasText: result });
    await expect(spoken).toHaveCount(1);
    const line = page.getByRole('region', { name }).getByText(/^(本局未中|返还 ¥)/);
    const text = (await line.textContent()) ?? '';
    const returned = parseMoney(/¥([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? '0', 'CNY');
    const chips = displayMoney(add(subtract(firstChips, stake), returned));
    await expect(page.getByText(`试玩筹码 ${chips}`)).toBeVisible();

    expect(await axeFaults(page)).toEqual([]);
  });
