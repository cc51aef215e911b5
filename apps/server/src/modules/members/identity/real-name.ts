import { AppError } from '#platform/errors.ts';

/** Chinese characters with the dot between the parts of a name, or a name in Latin letters. */
const grammar = /^(?:\p{Script=Han}[\p{Script=Han}·]{1,19}|\p{Script=Latin}[\p{Script=Latin} .'-]{1,39})$/u;

/** A real name as it is kept, spaces at its ends taken off and inner ones made single. Throws `realNameMalformed`. */
export function readRealName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[•・．]/g, '·');
  if (!grammar.test(name)) throw new AppError('realNameMalformed');
  return name;
}
