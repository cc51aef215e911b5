import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../shell/member.ts';

/** Rounds for demo chips follow from 32 bytes that the browser draws. All of this value: three moon boxes, the fox in the fourth of nine. */
const byte = 202;

test('nine boxes are opened by keys alone, until the fox is found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((value) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 32 ? array.fill(value) : draw(array);
  }, byte);
  await page.goto('/app/egame/play/moon?demo=1');
  await page.getByRole('button', { name: '投注', exact: true }).press('Enter');

  const boxes = page.getByRole('group', { name: '九只宝匣' });
  const box = (number: number) => boxes.getByRole('button', { name: new RegExp(`^第 ${number} 只宝匣`) });
  await box(1).press('Enter');
  await expect(box(1)).toHaveAccessibleName('第 1 只宝匣，1 倍');
  // What was opened keeps the focus, and the arrow keys lead on from it.
  await expect(box(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(box(2)).toHaveAccessibleName('第 2 只宝匣，5 倍');
  await page.keyboard.press('ArrowDown');
  await expect(box(5)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(box(4)).toHaveAccessibleName('第 4 只宝匣，狐狸');
  await expect(box(9)).toHaveAccessibleName(/^第 9 只宝匣，未打开，内有 /);
  await expect(page.getByRole('region', { name: '月兔宝匣' }).getByText('返还 ¥60.00（× 6）')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
