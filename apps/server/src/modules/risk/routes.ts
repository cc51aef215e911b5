import { riskEndpoints } from '@fairway/contract/risk/endpoints.ts';
import { riskSchemas } from '@fairway/contract/risk/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { checkCaptcha } from './captcha/check-captcha.ts';
import { createCaptcha, registerCaptcha } from './captcha/create-captcha.ts';
import { getCaptcha, getCaptchaImage } from './captcha/get-captcha.ts';
import { passRobotCheck } from './robot/pass-robot-check.ts';

/** Every risk endpoint and its operation. */
export const riskRoutes = defineRoutes(riskEndpoints, riskSchemas, {
  createCaptcha,
  registerCaptcha,
  getCaptcha,
  getCaptchaImage,
  checkCaptcha,
  passRobotCheck,
});
