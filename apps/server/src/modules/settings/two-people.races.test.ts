import { firstPayTypeSetting } from '@fairway/contract/cashier/first-pay-type-setting.ts';
import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { roleNames, rolePermissions, type RoleName } from '@fairway/contract/operators/permissions.ts';
import {
  settingsKindNames,
  settingsRights,
  type SettingsKindName,
} from '@fairway/contract/settings/kinds.ts';
import type { SettingsOf } from '@fairway/contract/settings/value-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestSettings, propose, settingsReason } from '../../testing/settings-by-two.ts';
import { createTestApp, type ApiClient, type TestApp, type TestOperator } from '../../testing/test-app.ts';
import { settingsKind } from './kinds/define-settings.ts';
import { publishedSettings } from './versions/published-settings.ts';

let test: TestApp;
let admin: TestOperator;
let lead: TestOperator;
const press = () => ({ operationId: test.app.ids.uuid() });
const approve = (api: ApiClient, id: string) => api.approveProposal({ id }, press());
const reason = '与会议决定不符，请重提';

beforeAll(async () => {
  test = await createTestApp();
  [admin, lead] = await Promise.all([test.operator('administrator'), test.operator('cashier-lead')]);
});
afterAll(() => test.end());

/** What chats let pass moves no money, so one operator publishes it (`messages/messages.test.ts` of chat). */
type MovingKind = Exclude<SettingsKindName, 'chat'>;
const movingKinds = settingsKindNames.filter((kind): kind is MovingKind => kind !== 'chat');

type Changes = { [Kind in MovingKind]: (settings: SettingsOf<Kind>, mark: number) => SettingsOf<Kind> };
/** A change of each kind that moves money, another one for each mark. */
const moving: Changes = {
  cashier: (settings, mark) => ({
    ...settings,
    receivingAccounts: [
      {
        key: 'attacker',
        bankCode: 'CMB',
        branch: '',
        holder: '清河商贸有限公司',
        account: String(6_225_880_000_000_000_000n + BigInt(mark)),
        offered: true,
      },
    ],
  }),
  payout: (settings, mark) => ({
    ...settings,
    turnover: { ...settings.turnover, bonus: String((mark % 90) + 6) },
  }),
  wallet: (settings, mark) => ({ ...settings, baseRate: `7.${String((mark % 80) + 19)}` }),
  // More than half above what was agreed on: the greatest payout of every match.
  sportsbook: ({ limits }, mark) => ({
    limits: limits.map((row) =>
      row.key === 'default'
        ? {
            ...row,
            pre: { ...row.pre, maxPayout: String(2n * BigInt(row.pre.maxPayout ?? '1') + BigInt(mark)) },
          }
        : row,
    ),
  }),
  games: ({ games }, mark) => ({
    games: games.map((game) =>
      game.key === 'dice' ? { ...game, cny: { ...game.cny, most: String(5_000 + mark) } } : game,
    ),
  }),
  lottery: ({ lotteries }, mark) => ({
    lotteries: lotteries.map((lottery) =>
      lottery.key === 'k3'
        ? { ...lottery, cny: { ...lottery.cny, mostPerNumber: String(500_000 + mark) } }
        : lottery,
    ),
  }),
  vipGrades: ({ grades, ...settings }, mark) => ({
    ...settings,
    grades: grades.map((grade) => (grade.key === 1 ? { ...grade, monthGift: String(mark) } : grade)),
  }),
  gifts: ({ ceilings, ...settings }, mark) => ({
    ...settings,
    ceilings: { ...ceilings, month: String(20_000 + mark) },
  }),
};

/** A role, other than the administrator's, that approves changes of a kind. */
function checkerRoleOf(kind: SettingsKindName): RoleName {
  const { approve: right } = settingsRights[kind];
  const found = (['cashier-lead', 'trader'] as const).find((role) => rolePermissions[role].includes(right));
  if (!found) throw new Error(`nobody approves ${kind}`);
  return found;
}

let marks = 0;
async function proposeBy(operator: TestOperator, kind: MovingKind): Promise<string> {
  marks += 1;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the change is of the kind it is asked for
  const change = moving[kind] as (settings: unknown, mark: number) => never;
  const { proposalId } = await propose(operator.api, kind, (settings) => change(settings, marks), press());
  if (proposalId === null) throw new Error('published by one person');
  return proposalId;
}
const current = (kind: SettingsKindName) => newestSettings(admin.api, kind);

describe.each(movingKinds)('the settings %s', (kind) => {
  const role = checkerRoleOf(kind);
  let checker: TestOperator;
  beforeAll(async () => {
    checker = await test.operator(role);
  });

  it('are not published by one operator alone, whatever session or role', async () => {
    const before = await current(kind);
    const alone = await test.operator('administrator');
    const id = await proposeBy(alone, kind);
    await expect(approve(alone.api, id)).rejects.toMatchObject({ error: 'approverIsMaker' });
    await expect(approve(await alone.signInAgain(), id)).rejects.toMatchObject({ error: 'approverIsMaker' });
    await sql`update operators_accounts set role = ${role} where name = ${alone.name}`.execute(test.app.db);
    await expect(approve(await alone.signInAgain(), id)).rejects.toMatchObject({ error: 'approverIsMaker' });
    await expect(alone.api.refuseProposal({ id, reason }, press())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    expect((await current(kind)).settings).toEqual(before.settings);
    await alone.api.withdrawProposal({ id, reason }, press());
    await expect(approve(checker.api, id)).rejects.toMatchObject({ error: 'approvalNotFound' });
  });

  it('are published by two, who are named in the version with the reason, once however often it is approved', async () => {
    const { version } = await current(kind);
    const id = await proposeBy(admin, kind);
    const other = await test.operator(role);
    const ends = await Promise.allSettled([
      approve(checker.api, id),
      approve(other.api, id),
      approve(checker.api, id),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const newest = await current(kind);
    expect(newest).toMatchObject({
      version: version + 1,
      changedBy: admin.name,
      reason: settingsReason,
    });
    expect([checker.name, other.name]).toContain(newest.approvedBy);
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from operators_audit where object_kind = ${`${kind}Settings`} order by seq desc limit 2`.execute(
      test.app.db,
    );
    expect(rows).toEqual([
      { action: 'approveProposal', reason: settingsReason },
      { action: 'changeSettings', reason: settingsReason },
    ]);
  });

  it('void an approval that was given to a proposal before it was edited', async () => {
    const first = await proposeBy(admin, kind);
    const { proposals } = await checker.api.listProposals({ kind: `settings.${kind}`, state: 'pending' });
    expect(proposals).toMatchObject([{ id: first, mayDecide: true, isOwn: false, makerName: admin.name }]);
    const edited = await proposeBy(admin, kind);
    const { version } = await current(kind);
    await expect(approve(checker.api, first)).rejects.toMatchObject({ error: 'approvalNotFound' });
    const raced = await Promise.allSettled([approve(checker.api, edited), proposeBy(admin, kind)]);
    const now = await current(kind);
    // Either the approval was first and the new proposal is based on its version, or the edit voided it.
    expect(now.version).toBe(raced[0].status === 'fulfilled' ? version + 1 : version);
    const { proposalId } = await admin.api.getSettings({ kind });
    if (proposalId !== null) await admin.api.withdrawProposal({ id: proposalId, reason }, press());
  });

  it('are not published for a proposer who was blocked or lost the right meanwhile', async () => {
    const before = await current(kind);
    const gone = await test.operator('administrator');
    const id = await proposeBy(gone, kind);
    await sql`update operators_accounts set role = 'support' where name = ${gone.name}`.execute(test.app.db);
    await expect(approve(checker.api, id)).rejects.toMatchObject({ error: 'approvalVoided' });
    await sql`update operators_accounts set role = 'administrator', blocked = true where name = ${gone.name}`.execute(
      test.app.db,
    );
    await expect(approve(checker.api, id)).rejects.toMatchObject({ error: 'approvalVoided' });
    expect((await current(kind)).settings).toEqual(before.settings);
    expect(await checker.api.refuseProposal({ id, reason }, press())).toEqual({ id, state: 'declined' });
    const { proposals } = await checker.api.listProposals({ kind: `settings.${kind}`, state: 'declined' });
    expect(proposals[0]).toMatchObject({ id, decisionReason: reason, checkerName: checker.name });
  });

  it('reach every process within a second', async () => {
    // Another process: the same database, a memory of its own.
    const elsewhere = { ...test.app };
    const of = settingsKind(test.app, kind);
    const known = await publishedSettings(elsewhere, of);
    const id = await proposeBy(admin, kind);
    await approve(checker.api, id);
    const published = await publishedSettings(test.app, of);
    expect(published).not.toEqual(known);
    test.clock.advance({ seconds: 1 });
    expect(await publishedSettings(elsewhere, of)).toEqual(published);
  });

  it('are decided by nobody without the right, and read by nobody without it', async () => {
    const id = await proposeBy(admin, kind);
    const { approve: right } = settingsRights[kind];
    const without = roleNames.filter((role) => !rolePermissions[role].includes(right));
    expect(without).toEqual(expect.arrayContaining(['support', 'auditor', 'cashier']));
    for (const other of without) {
      const { api } = await test.operator(other);
      await expect(approve(api, id)).rejects.toMatchObject({ error: 'permissionMissing' });
      await expect(api.refuseProposal({ id, reason }, press())).rejects.toMatchObject({
        error: 'permissionMissing',
      });
    }
    await expect(checker.api.withdrawProposal({ id, reason }, press())).rejects.toMatchObject({
      error: 'approvalNotFound',
    });
    await admin.api.withdrawProposal({ id, reason }, press());
  });

  it('refuse the second of two who edited one version, and a change that changes nothing', async () => {
    const { version, settings } = await current(kind);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one kind with its own settings
    const same = { kind, version, settings, reason: settingsReason } as Parameters<
      ApiClient['changeSettings']
    >[0];
    await expect(admin.api.changeSettings(same, press())).rejects.toMatchObject({
      error: 'settingsUnchanged',
    });
    const stale = { ...same, version: version + 1 };
    await expect(admin.api.changeSettings(stale, press())).rejects.toMatchObject({ error: 'editConflict' });
  });
});

describe('what takes two people', () => {
  const method = { ...firstPayTypeSetting, payType: 1 as const, offered: true };
  const over = (change: Partial<CashierSettings>) =>
    propose(admin.api, 'cashier', (settings) => ({ ...settings, ...change }), press());

  it.each([
    ['a reward rate and its cap', { payTypes: [{ ...method, rewardRate: '5', rewardCap: '900000' }] }],
    ['bounds of a payment method', { payTypes: [{ ...method, min: '1', max: '9999999' }] }],
    ['a payment method that opens', { payTypes: [{ ...method, payType: 115 as const }] }],
    ['the identity asked for', { identity: { deposit: 2 as const, withdrawal: 1 as const } }],
    ['the sweep', { sweep: { on: true, min: '1' } }],
  ])('%s', async (_, change) => {
    const { proposalId, version } = await over(change);
    expect(proposalId).not.toBeNull();
    expect((await current('cashier')).version).toBe(version);
    await admin.api.withdrawProposal({ id: proposalId ?? '', reason }, press());
  });

  it('is not asked of texts and of closing; opening again takes two', async () => {
    const { version } = await current('cashier');
    const said = await over({ announcement: { zh: '今晚维护', en: '' } });
    expect(said).toEqual({ version: version + 1, proposalId: null });
    const closed = await over({ payTypes: [{ ...method, offered: false }] });
    expect(closed).toEqual({ version: version + 2, proposalId: null });
    const opened = await over({ payTypes: [method] });
    expect(opened.proposalId).not.toBeNull();
    // A change that one person may make voids what waited, as any version in between does.
    await over({ announcement: { zh: '', en: '' } });
    // The lead's session was left idle by all the cases before this one.
    const decider = await lead.signInAgain();
    await expect(approve(decider, opened.proposalId ?? '')).rejects.toMatchObject({
      error: 'approvalNotFound',
    });
    // A closing never carries an opening along.
    const mixed = await over({ announcement: { zh: '开放', en: '' }, payTypes: [method] });
    expect(mixed.proposalId).not.toBeNull();
    await admin.api.withdrawProposal({ id: mixed.proposalId ?? '', reason }, press());
  });

  it('cannot be written past the calls: the row of a change for two names two, and no row changes', async () => {
    const write = (checker: string | null) => sql`
      insert into settings_versions (kind, version, settings, valid_from, reason, maker_id, maker_name, checker_id,
        checker_name, two_people, created_at)
      select kind, 900000, settings, valid_from, reason, maker_id, maker_name, ${checker}::uuid, 'x', true, created_at
      from settings_versions where maker_id is not null limit 1`;
    await expect(write(null).execute(test.app.db)).rejects.toThrow(/check constraint/);
    await expect(
      sql`insert into settings_versions (kind, version, settings, valid_from, reason, maker_id, maker_name, checker_id, checker_name, two_people, created_at)
        select kind, 900001, settings, valid_from, reason, maker_id, maker_name, maker_id, maker_name, true, created_at
        from settings_versions where maker_id is not null limit 1`.execute(test.app.db),
    ).rejects.toThrow(/check constraint/);
    await expect(sql`update settings_versions set reason = 'x'`.execute(test.app.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});
