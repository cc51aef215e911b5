export { limitsOf, type DayLimit } from './grades/limits-of.ts';
export { bookPoints } from './points/book-points.ts';
export { holdPoints } from './points/points-store.ts';
