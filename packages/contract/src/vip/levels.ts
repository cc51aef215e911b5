import { vipLevels } from '../promotions/limits.ts';

/** Every level, from 0 up. */
export const vipLevelList: readonly number[] = Array.from(
  { length: vipLevels.highest - vipLevels.lowest + 1 },
  (_, place) => vipLevels.lowest + place,
);

/** Stands for a count without a limit. */
export const unlimitedCount = -1;

/** How a level reaches customer service: in the common queue, before it, or by a clerk of its own. */
export const vipServices = ['common', 'priority', 'own'] as const;
export type VipService = (typeof vipServices)[number];
