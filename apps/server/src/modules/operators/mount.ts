import type { ModuleMount } from '../mount.ts';

export const operatorsMount: ModuleMount = { name: 'operators' };
