import { addSeconds } from '#platform/clock.ts';

const daySeconds = 86_400;

/** The calendar day before a day, YYYY-MM-DD. */
export function dayBefore(day: string): string {
  return addSeconds(new Date(`${day}T00:00:00Z`), -daySeconds)
    .toISOString()
    .slice(0, 10);
}

/** When interest is next paid: five past midnight of the site, given the bounds of today. */
export function nextPaymentAfter(now: Date, today: { from: Date; to: Date }): Date {
  const early = addSeconds(today.from, 300);
  return now < early ? early : addSeconds(today.to, 300);
}
