import type { ModuleMount } from '../mount.ts';
import { countFacts } from './facts/count-facts.ts';

export const playMount: ModuleMount = {
  name: 'play',
  subscribers: [countFacts],
};
