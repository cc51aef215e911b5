import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';
import { giveFreeRounds, poolsOf } from '../testing/free-rounds.ts';

let test: GamesTest;
let member: Player;
let grant: string;
beforeAll(async () => {
  test = await createGamesTest();
  member = await test.player('FreeRows', 0n);
  grant = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'rows' });
});
afterAll(() => test.end());

const stateOf = async (run: { execute(db: GamesTest['app']['db']): Promise<unknown> }) =>
  run.execute(test.app.db).then(
    () => 'done',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );

interface Written {
  nonce?: number;
  number?: number;
  game?: string;
  stake?: number;
  grant?: string;
  transfer?: string;
}

/** What the rows say to a free round that the application's role writes by itself. */
async function write(over: Written = {}): Promise<string | undefined> {
  const { nonce = 0, number = 1, game = 'dice', stake = 200 } = over;
  const of = over.grant ?? grant;
  const transfer = over.transfer
    ? sql`${over.transfer}::uuid`
    : sql`(select stake_transfer from games_free_grants where id = ${of})`;
  return stateOf(sql`
    insert into games_rounds (shard_id, member_id, seed, nonce, id, bill_no, game, sheet, currency, stake, bet, returned,
      stake_transfer, free_grant, free_number)
    values (${shardOf(member.id)}, ${member.id}, 1, ${nonce}, gen_random_uuid(), 'G1', ${game}, 1, 'CNY', ${stake}, '{}', 0,
      ${transfer}, ${of}, ${number})`);
}

describe('free rounds written past the product', () => {
  it('are refused out of their turn, and with other terms than their grant’s', async () => {
    expect(await write({ number: 2 })).toBe('games_rounds_free_number');
    expect(await write({ game: 'limbo' })).toBe('games_rounds_free_terms');
    expect(await write({ stake: 201 })).toBe('games_rounds_free_terms');
    expect(await write({ transfer: test.app.ids.uuid() })).toBe('games_rounds_free_terms');
    const other = await test.player('FreeRowsToo', 0n);
    const foreign = await giveFreeRounds(test, { memberId: other.id, sourceKey: 'foreign' });
    expect(await write({ grant: foreign })).toBe('games_rounds_free_terms');
    expect(await write()).toBe('done');
    test.pause();
    expect(await write({ nonce: 1, number: 1 })).toMatch(/games_rounds_free/);
  });

  it('are refused of a grant that has ended or expired', async () => {
    const ended = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'ended' });
    await sql`
      update games_free_grants set ended = 'withdrawn', ended_at = platform_now(), back = 2000, back_transfer = gen_random_uuid()
      where id = ${ended}`.execute(test.app.db);
    expect(await write({ nonce: 1, grant: ended })).toBe('games_rounds_free_over');
    const expiresAt = new Date(test.clock.now().getTime() + 1000);
    const late = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'late', expiresAt });
    test.pause();
    expect(await write({ nonce: 1, grant: late })).toBe('games_rounds_free_over');
  });
});

describe('a grant written past the product', () => {
  const set = (what: string, id: string) =>
    stateOf(sql`update games_free_grants set ${sql.raw(what)} where id = ${id}`);

  it('does not change, and ends once with just what was not played', async () => {
    expect(await set('used = 0', grant)).toBe('42501');
    expect(await set('count = 1000', grant)).toBe('42501');
    expect(await stateOf(sql`delete from games_free_grants where id = ${grant}`)).toBe('42501');
    const end = (ended: string, back: number) =>
      `ended = '${ended}', ended_at = platform_now(), back = ${back}, back_transfer = gen_random_uuid()`;
    // Nine of ten are left at 2.00.
    expect(await set(end('withdrawn', 2000), grant)).toBe('games_free_grants_back');
    expect(await set(end('expired', 1800), grant)).toBe('games_free_grants_due');
    expect(await set(end('withdrawn', 1800), grant)).toBe('done');
    expect(await set(end('withdrawn', 1800), grant)).toBe('games_free_grants_kept');
  });

  it('begins unused and in time', async () => {
    const insert = (columns: string, values: string) =>
      stateOf(sql`
        insert into games_free_grants (shard_id, member_id, id, bill_no, source, source_key, game, currency, stake, count, factor,
          stake_transfer, ${sql.raw(columns)})
        values (${shardOf(member.id)}, ${member.id}, gen_random_uuid(), 'F1', 'operator', gen_random_uuid()::text, 'dice', 'CNY', 200,
          10, 100, gen_random_uuid(), ${sql.raw(values)})`);
    expect(await insert('expires_at', 'platform_now()')).toBe('games_free_grants_begun');
    expect(await insert('expires_at, used', "platform_now() + interval '1 day', 3")).toBe(
      'games_free_grants_begun',
    );
  });
});

describe('free rounds from operators', () => {
  type Trader = Awaited<ReturnType<GamesTest['operator']>>['api'];

  let maker: Trader;
  let checker: Trader;
  beforeAll(async () => {
    maker = (await test.operator('trader')).api;
    checker = (await test.operator('trader')).api;
  });

  const terms = {
    game: 'koi' as const,
    currency: 'CNY' as const,
    stake: '2.00',
    count: 5,
    factor: '1.5',
    days: 7,
    reason: '周年活动补发',
  };

  it('are given when a second person approves, for so many days from then, and move their stakes at that moment', async () => {
    const member = await test.player('FreeAsked', 0n);
    const before = await poolsOf(test, 'koi');
    const { proposalId: id } = await maker.proposeFreeRounds(
      { ...terms, memberName: 'freeASKED' },
      test.once(),
    );
    expect(await poolsOf(test, 'koi')).toEqual(before);
    await expect(maker.approveProposal({ id }, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const { proposals } = await checker.listProposals({ kind: 'games.freeRounds' });
    expect(proposals[0]).toMatchObject({
      mayDecide: true,
      after: {
        name: 'FreeAsked',
        game: 'koi',
        stake: '2.00 CNY',
        count: '5',
        cost: '10.00 CNY',
        factor: '1.5',
        days: '7',
      },
    });
    test.clock.advance({ minutes: 5 });
    const approvals = await Promise.allSettled(
      [1, 2].map(() => checker.approveProposal({ id }, test.once())),
    );
    expect(approvals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [grant] = (await member.api.listFreeRounds({})).grants;
    expect(grant).toMatchObject({
      game: 'koi',
      stake: '2.00',
      count: 5,
      left: 5,
      factor: '1.5',
      state: 'open',
    });
    const days = (Date.parse(grant?.expiresAt ?? '') - Date.parse(grant?.grantedAt ?? '')) / 86_400_000;
    expect(days).toBe(7);
    const after = await poolsOf(test, 'koi');
    expect(Number(before.promotions) - Number(after.promotions)).toBe(10);

    const support = await test.operator('support');
    const { grants } = await support.api.listMemberFreeRounds({ memberId: member.id });
    expect(grants).toMatchObject([
      { memberName: 'FreeAsked', source: 'operator', left: 5, returned: '0.00' },
    ]);
    await expect(
      support.api.proposeFreeRounds({ ...terms, memberName: 'FreeAsked' }, test.once()),
    ).rejects.toMatchObject({ error: 'permissionMissing' });

    const withdrawal = { memberId: member.id, grantId: grant?.id ?? '', reason: '活动取消' };
    expect(await maker.withdrawFreeRounds(withdrawal, test.once())).toMatchObject({ back: '10.00' });
    expect(await poolsOf(test, 'koi')).toEqual(before);
    const auditor = await test.operator('auditor');
    const proposed = await auditor.api.listAudit({ action: 'proposeFreeRounds' });
    expect(proposed.rows[0]).toMatchObject({ reason: terms.reason, after: { cost: '10.00 CNY' } });
    const { rows } = await auditor.api.listAudit({ action: 'withdrawFreeRounds' });
    expect(rows[0]).toMatchObject({ reason: '活动取消', after: { left: '0', back: '10.00 CNY' } });
  });

  it('are refused beyond the bound, for games that are not given, and for a name nobody has', async () => {
    const refused = (over: object, error: string) =>
      expect(
        maker.proposeFreeRounds({ ...terms, memberName: 'FreeAsked', ...over }, test.once()),
      ).rejects.toMatchObject({ error });
    // 1,000 × 20.01.
    await refused({ stake: '20.01', count: 1000 }, 'freeRoundsTooDear');
    await refused({ game: 'hilo' }, 'freeRoundsNotOffered');
    await refused({ stake: '0.50' }, 'stakeBelowMinimum');
    await refused({ stake: '2.001' }, 'amountScale');
    await refused({ memberName: 'NobodyHere' }, 'memberNotFound');
    await refused({ factor: '1.234' }, 'inputInvalid');
    await refused({ days: 91 }, 'inputInvalid');
  });
});
