import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import type { VenueCategory } from '@fairway/contract/venues/categories.ts';
import { money } from '@fairway/money';
import { inFen } from '@fairway/promotions';
import { findMember, type MemberRow } from '#modules/members';
import { selectMethods } from '#modules/payout-methods';
import { factsOf, sumsOfDays, type DaySums } from '#modules/play';
import { siteDay } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import type { CampaignRow, RewardRow } from '../../tables.ts';
import { depositsOf, type CountableDeposit } from '../deposit-gift/deposits-of.ts';
import { selectPackageSigns, selectTaskRewards } from './new-task-store.ts';
import { daysOfReturn, firstDays, type TaskWindow } from './task-windows.ts';
import type { Task } from './tasks-of.ts';

/** What a member has done of the tasks of a campaign, read once. Amounts are fen, USDT at the fixed rate. */
export interface MemberTasks {
  readonly member: MemberRow;
  readonly first: TaskWindow;
  readonly afterReturn: TaskWindow | null;
  readonly hasPhone: boolean;
  readonly hasCard: boolean;
  readonly deposits: readonly CountableDeposit[];
  readonly hasWithdrawn: boolean;
  /** Signed days of the package. */
  readonly signs: readonly string[];
  readonly today: string;
  readonly depositedToday: bigint;
  readonly playedToday: bigint;
  played(category: VenueCategory): bigint;
  readonly rewards: readonly RewardRow[];
}

/** Reads a member's tasks. Throws `memberFrozen` for an account nobody may use. */
export async function readMemberTasks(
  db: Db | Tx,
  app: Platform,
  memberId: string,
  { campaign, terms, now }: { campaign: CampaignRow; terms: TermsOf<'newTask'>; now: Date },
): Promise<MemberTasks> {
  const member = await findMember(db, memberId);
  if (!member) throw new AppError('memberFrozen');
  const first = firstDays(campaign, member, terms.days);
  const zone = app.config.siteTimeZone;
  const today = siteDay(now, zone);
  const afterReturn = await daysOfReturn(db, memberId, campaign, terms.days);
  const sums = await sumsOfDays(db, memberId, {
    from: siteDay(first.from, zone),
    to: siteDay(new Date(first.to.getTime() + 86_400_000), zone),
  });
  const todays = sums.filter(({ day }) => day === today);
  const withdrawals = await factsOf(db, memberId, { ...first, kinds: ['withdrawal'] });
  const methods = await selectMethods(db, memberId);
  return {
    member,
    first,
    afterReturn,
    hasPhone: member.phone !== null,
    hasCard: methods.some(({ kind }) => kind === 'bankCard'),
    deposits: await depositsOf(db, memberId, now),
    hasWithdrawn: withdrawals.length > 0,
    signs: await selectPackageSigns(db, memberId, campaign.no),
    today,
    depositedToday: total(todays, (row) => row.deposited - row.depositReversed),
    playedToday: total(todays, (row) => row.turnover),
    played: (category) =>
      total(
        sums.filter((row) => row.category === category),
        (row) => row.turnover,
      ),
    rewards: await selectTaskRewards(db, memberId, campaign.no),
  };
}

/** The days in which a task is open; of the return those after it, else those of the campaign. */
export function windowOfTask(task: Task, own: MemberTasks, campaign: CampaignRow): TaskWindow {
  if (task.type !== 'reborn') return own.first;
  return own.afterReturn ?? { from: campaign.starts_at, to: campaign.ends_at };
}

/** Whether a task is done, so that its reward can be claimed. */
export function isDone(task: Task, own: MemberTasks, terms: TermsOf<'newTask'>): boolean {
  const { type, game } = task;
  if (type === 'newMember') return own.hasPhone && own.hasCard;
  if (type === 'withdrawal') return own.hasWithdrawn;
  if (game) return own.played(game.ladder) >= game.played;
  return depositFor(task, own, terms) !== undefined;
}

/** The deposit that a task was done by: the first of at least so much that was made in its window and stands. */
export function depositFor(
  { type }: Task,
  own: MemberTasks,
  { deposit, reborn }: TermsOf<'newTask'>,
): CountableDeposit | undefined {
  if (type === 'deposit') return depositIn(own, own.first, fenOf(deposit.least));
  if (type !== 'reborn' || own.afterReturn === null) return undefined;
  return depositIn(own, own.afterReturn, fenOf(reborn.least));
}

/** Whether a deposit of at least so much was made in a window and stands. */
export function hasDeposit(own: MemberTasks, window: TaskWindow, least: bigint): boolean {
  return depositIn(own, window, least) !== undefined;
}

function depositIn({ deposits }: MemberTasks, { from, to }: TaskWindow, least: bigint) {
  return deposits.find(({ at, amount }) => at >= from && at < to && amount >= least);
}

function total(rows: readonly DaySums[], of: (row: DaySums) => bigint): bigint {
  return inFen(rows.map((row) => money(row.currency, of(row))));
}
