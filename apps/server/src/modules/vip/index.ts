export { benefitsAt, type Benefits } from './grades/benefits-at.ts';
export { currentGrades, type CurrentGrades } from './grades/current-grades.ts';
export { limitsOf, type DayLimit } from './grades/limits-of.ts';
export { levelsReached, type LevelsReached } from './member/levels-reached.ts';
export { bookPoints } from './points/book-points.ts';
export { earnForSign } from './points/earn-for-sign.ts';
export { holdPoints } from './points/points-store.ts';
export { identityOnFile } from './review/identity-on-file.ts';
