export { countEscalated as countEscalatedAppeals } from './appeals/appeal-store.ts';
