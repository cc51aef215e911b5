import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

const slots = [
  { game: 'koi', name: '锦鲤跃门', first: '宝珠', special: /三、四、五个在任意位置：10、15、20 次免费旋转/ },
  { game: 'drum', name: '赤金战鼓', first: '令旗', special: /十五格全满另得 1000 倍/ },
];

for (const { game, name, first, special } of slots) {
  test(`a guest reads what ${game} pays and plays a round of it for demo chips`, async ({ page }) => {
    await page.goto(`/app/egame/play/${game}?demo=1`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: '符号与赔付' }).click();
    const dialog = page.getByRole('dialog', { name: '符号与赔付' });
    await expect(dialog.getByRole('heading', { level: 3, name: first })).toBeVisible();
    await expect(dialog.getByText(special)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const board = page.getByRole('region', { name });
    await page.getByRole('button', { name: '投注', exact: true }).click();
    await expect(board.getByText(/^(返还 ¥|本局未中)/)).toBeVisible();
    await expect(page.getByText(/^(未中奖|返还投注的 .+ 倍|.+共返还投注的 .+ 倍)$/)).toBeAttached();
    expect(await axeFaults(page), game).toEqual([]);
  });
}
