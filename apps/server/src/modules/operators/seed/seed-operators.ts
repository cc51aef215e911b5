import { createHash } from 'node:crypto';
import { roleNames, type RoleName } from '@fairway/contract/operators/permissions.ts';
import { newTotpSecret } from '#platform/crypto/totp.ts';
import { addDemoLogins, type DemoLogin } from '#platform/demo-logins.ts';
import type { Platform } from '#platform/platform.ts';
import { createOperator } from '../accounts/create-operator.ts';

const notes: Readonly<Record<RoleName, string>> = {
  cashier: '出纳：处理存款与提款',
  'cashier-lead': '出纳主管：大额提款复核',
  trader: '操盘：赛事、盘口与场馆开关',
  support: '客服：查看会员与订单',
  auditor: '审计：只读与审计记录',
  administrator: '管理员：站点配置',
  'content-editor': '编辑：资讯、内容与消息',
  crm: '活动运营：策划、发布活动与审核奖励',
  moderator: '直播管理：巡查直播间与下架直播',
  'anchor-manager': '主播管理：审核主播与合约',
};

/** What takes two people of one role: access to the console; voids, free rounds and limits of games; campaigns and large rewards; contracts. */
const seconds = [
  { name: 'administrator-2', role: 'administrator' },
  { name: 'trader-2', role: 'trader' },
  { name: 'crm-2', role: 'crm' },
  { name: 'anchor-manager-2', role: 'anchor-manager' },
] as const;

/** An operator for each role and a second one where two are needed, each with an enrolled authenticator whose secret the launcher prints. */
export async function seedOperators(app: Platform): Promise<void> {
  const opened = [...roleNames.map((role) => ({ name: role as string, role })), ...seconds];
  // Side by side: hashing a password is slow on purpose, and a first start waits for it.
  const logins = await Promise.all(opened.map((one) => openOperator(app, one)));
  addDemoLogins(app, 'operators', logins);
}

async function openOperator(
  app: Platform,
  { name, role }: { name: string; role: RoleName },
): Promise<DemoLogin> {
  const password = `Demo-${name}-${app.ids.secret().slice(0, 6)}`;
  const totpSecret = newTotpSecret();
  await createOperator(app, { name, password: clientHash(password), role, totpSecret });
  return { name, password, totpSecret, note: notes[role] };
}

/** What a client sends for a password (specification section 5). */
function clientHash(password: string): string {
  return createHash('md5').update(password).digest('hex');
}
