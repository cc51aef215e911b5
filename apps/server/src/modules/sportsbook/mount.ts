import type { ModuleMount } from '../mount.ts';

export const sportsbookMount: ModuleMount = { name: 'sportsbook' };
