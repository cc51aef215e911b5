import { firstGrades, type GradeTerms } from '@fairway/promotions';
import { defineKind } from '../kind.ts';
import { firstBirthdays } from './first-birthdays.ts';
import { firstMonthMoney } from './first-month-money.ts';
import { firstUpgrades } from './first-upgrades.ts';

/** The largest gift of the first version of the levels: two people change the levels, and neither waits for the other's budget. */
const largest = (of: (grade: GradeTerms) => bigint) =>
  firstGrades.map(of).reduce((most, amount) => (amount > most ? amount : most), 0n);

export const upgradeKind = defineKind('upgrade', {
  oneMember: () => largest(({ upgradeBonus }) => upgradeBonus),
  first: firstUpgrades,
});

export const birthdayKind = defineKind('birthday', {
  oneMember: () => largest(({ birthCash }) => birthCash),
  first: firstBirthdays,
});

export const monthMoneyKind = defineKind('monthMoney', {
  oneMember: () => largest(({ monthGift }) => monthGift),
  first: firstMonthMoney,
});
