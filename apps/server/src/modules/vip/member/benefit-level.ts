import { benefitGrade } from '@fairway/promotions';

/** The level whose benefits count; `reviewed` is the highest that two people agreed on. */
export function benefitLevel(grade: number, reviewed: number): number {
  return benefitGrade(grade, grade <= reviewed);
}
