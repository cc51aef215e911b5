export { countEscalated as countEscalatedAppeals } from './appeals/appeal-store.ts';
export { seedContested } from './demo/seed-contested.ts';
