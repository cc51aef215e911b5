export { limitsOf, type DayLimit } from './grades/limits-of.ts';
