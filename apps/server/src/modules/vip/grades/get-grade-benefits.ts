import type { vipEndpoints } from '@fairway/contract/vip/endpoints.ts';
import type { vipSchemas } from '@fairway/contract/vip/schemas.ts';
import type { VipGradeSetting } from '@fairway/contract/vip/settings.ts';
import { publishedSettings } from '#modules/settings';
import type { Operation } from '#platform/http/routes.ts';
import { vipGradesKind } from './grades-kind.ts';

/** Rebate rates in percent, while the site offers rebates, and service of each level. Writes nothing. */
export const getGradeBenefits: Operation<
  (typeof vipEndpoints)['getGradeBenefits'],
  (typeof vipSchemas)['getGradeBenefits']
> = async (app) => {
  const { grades, rebate } = await publishedSettings(app, vipGradesKind);
  return {
    levels: grades.map(({ key, service, rebates }) => ({
      level: key,
      service,
      rebates: rebate.offered ? presentRates(rebates) : null,
    })),
  };
};

/** The rates of a level as numbers. */
function presentRates({ ty, dj, zr, cp, dz, qp, by }: VipGradeSetting['rebates']) {
  return {
    ty: Number(ty),
    dj: Number(dj),
    zr: Number(zr),
    cp: Number(cp),
    dz: Number(dz),
    qp: Number(qp),
    by: Number(by),
  };
}
