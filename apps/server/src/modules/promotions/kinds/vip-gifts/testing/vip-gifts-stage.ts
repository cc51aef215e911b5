import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import type { TestMember } from '../../../../../testing/test-app.ts';
import { offerTerms, type PromotionsTest } from '../../../testing/promotions-test.ts';

const common = (): Omit<TermsOf<'upgrade'>, 'kind'> => {
  const { kind: _kind, reward: _reward, reviewed: _reviewed, ...rest } = offerTerms();
  return {
    ...rest,
    startsAt: '2026-07-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
    budget: '90000.00',
    turnover: '1',
  };
};

/** Terms that run through the second half of 2026, played once. */
export const upgradeTerms = (): TermsOf<'upgrade'> => ({ ...common(), kind: 'upgrade' });
export const monthMoneyTerms = (): TermsOf<'monthMoney'> => ({ ...common(), kind: 'monthMoney' });
export const birthdayTerms = (): TermsOf<'birthday'> => ({ ...common(), kind: 'birthday', onFileDays: 30 });
export const rebateTerms = (): TermsOf<'rebate'> => ({ ...common(), kind: 'rebate', turnover: '0' });

/** Puts a member on a level at an instant, as the ladder writes it; `reviewed` as two people agreed on it. */
export async function levelOf(
  { app: { db } }: PromotionsTest,
  { id }: TestMember,
  { level, at, reviewed = 0 }: { level: number; at: string; reviewed?: number },
): Promise<void> {
  await sql`
    insert into vip_grade_changes (shard_id, member_id, number, before_grade, after_grade, cause, given_by, approved_by, reason,
      changed_at)
    select ledger_shard_of(id::text), id::text, coalesce((select max(number) from vip_grade_changes where member_id = id::text), 0) + 1, grade,
      ${level}, 'given', 'one', 'other', 'test', ${at}::timestamptz from members_accounts where id = ${id}`.execute(
    db,
  );
  await sql`update members_accounts set grade = ${level} where id = ${id}`.execute(db);
  await sql`
    insert into vip_members as known (shard_id, member_id, highest, reviewed)
    values (ledger_shard_of(${id}), ${id}, ${level}, ${reviewed})
    on conflict (shard_id, member_id) do update set highest = greatest(known.highest, ${level}), reviewed = ${reviewed}`.execute(
    db,
  );
}
