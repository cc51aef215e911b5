import { addDays, quarterOf, type Day, type Quarter } from '@fairway/promotions';

/** The last quarter that was over on a day. */
export function quarterBefore(day: Day): Quarter {
  return quarterOf(addDays(quarterOf(day).first, -1));
}
