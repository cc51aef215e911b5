import { expect, test } from '@playwright/test';
import { openAccount } from '../shell/member.ts';
import { openConsole, operatorCalls } from './operator.ts';

/** A page of the audit trail has 50 rows. */
const acts = 52;

test('a list that is longer than a page goes on where the page ends', async ({ page, baseURL }) => {
  const { session } = await openAccount(baseURL ?? '');
  const { memberId } = JSON.parse(session) as { memberId: string };
  const lead = await operatorCalls(baseURL, 'cashier-lead');
  let { version } = await lead.getMemberCase({ memberId });
  for (let act = 1; act <= acts; act += 1) {
    const mark = { mark: 'coins', on: act % 2 === 1, reason: `第 ${act} 次核对` } as const;
    ({ version } = await lead.markMember({ memberId, version, ...mark }));
  }

  await openConsole(page, baseURL, 'cashier-lead', `/console/audit?kind=member&id=${memberId}`);
  const rows = page.getByRole('region', { name: '审计记录' }).getByRole('row', { name: /第 \d+ 次核对/ });
  const more = page.getByRole('button', { name: '加载更多' });
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText(`第 ${acts} 次核对`);
  await more.click();
  await expect(rows).toHaveCount(acts);
  await expect(rows.last()).toContainText('第 1 次核对');
  await expect(more).toBeHidden();
});
