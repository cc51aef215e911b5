import { poolCodes, type PoolCode } from '@fairway/contract/fishing/codes.ts';

export function isPool(place: string): place is PoolCode {
  return poolCodes.some((code) => code === place);
}
