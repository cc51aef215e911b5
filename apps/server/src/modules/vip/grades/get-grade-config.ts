import type { vipEndpoints } from '@fairway/contract/vip/endpoints.ts';
import type { vipSchemas } from '@fairway/contract/vip/schemas.ts';
import { publishedSettings } from '#modules/settings';
import type { Operation } from '#platform/http/routes.ts';
import { vipGradesKind } from './grades-kind.ts';
import { presentGrade } from './present-grade.ts';

/** Levels 0 to 10 with what each asks and gives, in yuan. Writes nothing. */
export const getGradeConfig: Operation<
  (typeof vipEndpoints)['getGradeConfig'],
  (typeof vipSchemas)['getGradeConfig']
> = async (app) => {
  const { grades } = await publishedSettings(app, vipGradesKind);
  return { grades: grades.map(presentGrade) };
};
