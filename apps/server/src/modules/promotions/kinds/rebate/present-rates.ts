import type { PlayCategory } from '@fairway/promotions';
import type { Rates } from './played-by-category.ts';

/** Thousandths of a percent as percent: 450 is `0.45`. */
export function presentRates({ ty, dj, zr, cp, dz, qp, by }: Rates): Record<PlayCategory, string> {
  const percent = (thousandths: number) => String(thousandths / 1_000);
  return {
    ty: percent(ty),
    dj: percent(dj),
    zr: percent(zr),
    cp: percent(cp),
    dz: percent(dz),
    qp: percent(qp),
    by: percent(by),
  };
}
