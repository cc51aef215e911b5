import type { OutputOf } from '@fairway/contract';
import type { newTaskSchemas } from '@fairway/contract/promotions/new-task/schemas.ts';
import { signButtonStates } from '@fairway/contract/promotions/sign/states.ts';
import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { packageSigns, signCells } from '@fairway/promotions';
import type { Language } from '#platform/errors.ts';
import { awardCounts, daysIn, type OwnPackage } from './own-package.ts';
import type { TaskWindow } from './task-windows.ts';

type GamePackage = OutputOf<(typeof newTaskSchemas)['getNewTask']>['gamePackageConfig'];

/** The package by its printed keys. */
export function presentPackage(
  { package: { awards, dayDeposit, dayBet } }: TermsOf<'newTask'>,
  own: OwnPackage,
  language: Language,
): GamePackage {
  return {
    sumSignCountConfig: awards.map(({ signs }) => signs),
    awardAmountConfig: awards.map(({ reward }) => reward),
    sumSignCount: own.signs.length,
    taskSignCount: own.cells.length,
    dayDeposit,
    dayBet,
    buttonName: signButtonStates.label(own.button, language === 'en' ? 'en' : 'zh') ?? '',
    signInfoList: own.cells.map(({ day, cell }, index) => ({ day: index + 1, date: day, state: cell })),
    currentDayIndex: own.currentIndex,
    currentDay: own.today,
    signButton: own.button,
    awardId: own.waiting?.id ?? null,
    signIsOk: own.signedToday,
  };
}

/** The package as a visitor sees it: nothing is signed, and nothing can be. */
export function visitorPackage(
  terms: TermsOf<'newTask'>,
  { window, today, zone }: { window: TaskWindow; today: string; zone: string },
): OwnPackage {
  const awards = awardCounts(terms);
  const common = { today, signs: [], awards, conditionMet: false, isWaiting: false };
  const shown = packageSigns({ ...daysIn(window, zone), ...common });
  const cells = shown.cells.map(({ cell }) => ({
    day: null,
    cell: cell === signCells.conditionOpen || cell === signCells.coming ? signCells.beforeJoining : cell,
  }));
  return { ...shown, cells, signs: [], today, waiting: null };
}
