import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { formatMoney, money } from '@fairway/money';
import { inFen, type GradeTerms } from '@fairway/promotions';
import { lifetimeSums } from '#modules/play';
import type { Db } from '#platform/db/database.ts';
import { onFileFrom, type DueGift } from './due-gift.ts';
import type { GiftView } from './read-gift-view.ts';

type Progress = OutputOf<Schemas['checkVipGiftProgress']>['progress'];

/** What a gift asks for against what the member has: the level with both sums behind it, the day, the birth date on file. */
export async function progressOf(db: Db, view: GiftView, due: DueGift): Promise<Progress> {
  const { terms, today, reached, present, atMonth } = view;
  if (due.gift === 'upgrade') {
    const rows = [level(due.level, reached.highest)];
    const grade = terms[due.level];
    return grade && reached.highest < due.level
      ? [...rows, ...(await sumsFor(db, view.member.id, grade))]
      : rows;
  }
  if (due.gift === 'monthMoney') {
    const least = terms.find(({ monthGift }) => monthGift > 0n)?.level ?? 0;
    return [level(least, atMonth.level)];
  }
  const least = terms.find(({ birthCash }) => birthCash > 0n)?.level ?? 0;
  const from = onFileFrom(view);
  return [
    level(least, present.level),
    { what: 'day', need: due.from ?? today, have: today, met: due.from === today },
    { what: 'onFile', need: from, have: today, met: from <= today },
  ];
}

function level(need: number, have: number): Progress[number] {
  return { what: 'level', need: String(need), have: String(have), met: have >= need };
}

/** Both sums of all days against what a level asks, yuan. */
async function sumsFor(db: Db, memberId: string, grade: GradeTerms): Promise<Progress> {
  const sums = await lifetimeSums(db, [memberId]);
  const deposits = inFen(sums.map(({ currency, netDeposits }) => money(currency, netDeposits)));
  const flows = inFen(sums.map(({ currency, turnover }) => money(currency, turnover)));
  return [amount('deposits', grade.upgradeDeposit, deposits), amount('flows', grade.upgradeFlows, flows)];
}

function amount(what: 'deposits' | 'flows', need: bigint, have: bigint): Progress[number] {
  const yuan = (fen: bigint) => formatMoney(money('CNY', fen < 0n ? 0n : fen));
  return { what, need: yuan(need), have: yuan(have), met: have >= need };
}
