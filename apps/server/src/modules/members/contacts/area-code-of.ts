import { phoneAreas } from '@fairway/contract/members/phones/areas.ts';
import { AppError } from '#platform/errors.ts';

/** The listed area that a number (`+8613…`) begins with; no listed code is the beginning of another one. */
export function areaCodeOf(target: string): string {
  const area = phoneAreas.find(({ code }) => target.startsWith(`+${code}`));
  if (!area) throw new AppError('phoneMalformed');
  return area.code;
}
