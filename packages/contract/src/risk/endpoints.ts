import { defineEndpoints } from '../endpoint.ts';

const drawing = [
  { per: 'address', count: 60, seconds: 600 },
  { per: 'device', count: 30, seconds: 600 },
] as const;

/** The security check of forms and of the check page, of any kind. */
export const riskEndpoints = defineEndpoints({
  createCaptcha: {
    method: 'POST',
    path: '/api/risk/v1/createCaptcha',
    caller: 'visitor',
    limits: drawing,
    errors: [],
    summary:
      'A challenge of a kind that the server chooses, good for one try within two minutes; a few may be had as text',
  },
  registerCaptcha: {
    method: 'POST',
    path: '/api/risk/v1/registerCaptcha',
    caller: 'visitor',
    limits: drawing,
    errors: [],
    summary: 'The same without showing it: the first of three steps',
  },
  getCaptcha: {
    method: 'POST',
    path: '/api/risk/v1/getCaptcha',
    caller: 'visitor',
    limits: drawing,
    errors: ['captchaExpired'],
    summary: 'Shows a registered challenge: its picture, piece or text',
  },
  getCaptchaImage: {
    method: 'GET',
    path: '/api/risk/v1/getCaptchaImage',
    caller: 'visitor',
    givesFile: true,
    limits: drawing,
    errors: ['captchaExpired'],
    summary: 'The picture of a registered challenge as a PNG',
  },
  checkCaptcha: {
    method: 'POST',
    path: '/api/risk/v1/checkCaptcha',
    caller: 'visitor',
    limits: drawing,
    errors: ['captchaWrong', 'captchaExpired'],
    summary: 'Answers a challenge; right, it gives the ticket that is the answer in the call it permits',
  },
  passRobotCheck: {
    method: 'POST',
    path: '/api/risk/v1/passRobotCheck',
    caller: 'visitor',
    limits: [
      { per: 'address', count: 30, seconds: 600 },
      { per: 'device', count: 20, seconds: 600 },
    ],
    errors: ['captchaWrong', 'captchaExpired'],
    summary: 'Answers the check that a call has demanded; calls of this member or device go through again',
  },
});
