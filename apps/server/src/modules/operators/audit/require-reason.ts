import { AppError } from '#platform/errors.ts';

/** The reason an operator gave, trimmed; throws `reasonNeeded` without one. */
export function requireReason(reason: string): string {
  const given = reason.trim();
  if (given.length < 2) throw new AppError('reasonNeeded');
  return given;
}
