import type { ModuleMount } from '../mount.ts';

export const riskMount: ModuleMount = { name: 'risk' };
