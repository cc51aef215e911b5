export { seedPastIssues } from './demo/seed-past-issues.ts';
