/** A member's name: 4 to 14 letters and digits, a letter first; compared without case. */
export const memberNamePattern = /^[A-Za-z][A-Za-z0-9]{3,13}$/;

/** Chinese characters with the dot between the parts of a name, or a name in Latin letters. */
const realName = /^(?:\p{Script=Han}[\p{Script=Han}·]{1,19}|\p{Script=Latin}[\p{Script=Latin} .'-]{1,39})$/u;

/** A real name as it is kept: spaces at its ends taken off, inner ones made single, one sign for the dot; undefined for what is none. */
export function readRealName(typed: string): string | undefined {
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/[•・．]/g, '·');
  return realName.test(name) ? name : undefined;
}
