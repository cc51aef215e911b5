import type { ModuleMount } from '../mount.ts';

export const venuesMount: ModuleMount = { name: 'venues' };
