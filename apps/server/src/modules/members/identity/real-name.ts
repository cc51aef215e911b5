import { readRealName as read } from '@fairway/contract/members/names.ts';
import { AppError } from '#platform/errors.ts';

/** A real name as it is kept. Throws `realNameMalformed`; `field` says where it was typed. */
export function readRealName(typed: string, field = 'realName'): string {
  const name = read(typed);
  if (name === undefined) throw new AppError('realNameMalformed', {}, { field });
  return name;
}
