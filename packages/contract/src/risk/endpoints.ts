import { defineEndpoints } from '../endpoint.ts';

export const riskEndpoints = defineEndpoints({
  createCaptcha: {
    method: 'POST',
    path: '/api/risk/v1/createCaptcha',
    caller: 'visitor',
    limits: [
      { per: 'address', count: 60, seconds: 600 },
      { per: 'device', count: 30, seconds: 600 },
    ],
    errors: [],
    summary: 'A picture to read or a sum to work out, good for one try within two minutes',
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
