import { defineEndpoints } from '../endpoint.ts';

export const membersEndpoints = defineEndpoints({
  registerMember: {
    method: 'POST',
    path: '/api/members/v4/register',
    caller: 'visitor',
    limits: [
      { per: 'address', count: 10, seconds: 3600 },
      { per: 'device', count: 5, seconds: 3600 },
    ],
    errors: ['nameTaken', 'passwordWeak', 'underAge', 'captchaNeeded', 'captchaWrong'],
    summary: 'Opens a member account and signs it in',
  },
  logIn: {
    method: 'POST',
    path: '/api/members/v4/accountLogin',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 600 }],
    errors: ['loginRefused', 'captchaNeeded', 'captchaWrong'],
    summary: 'Signs in with name and password',
  },
  logOut: {
    method: 'POST',
    path: '/api/members/v1/logout',
    caller: 'member',
    errors: [],
    summary: 'Ends this session',
  },
  getProfile: {
    method: 'POST',
    path: '/memberCommon/getInfo',
    caller: 'member',
    errors: [],
    summary: 'The signed-in member: name, grade, what is verified',
  },
  listSessions: {
    method: 'POST',
    path: '/api/members/v1/listSessions',
    caller: 'member',
    errors: [],
    summary: 'Where this account is signed in, newest first',
  },
  endSession: {
    method: 'POST',
    path: '/api/members/v1/endSession',
    caller: 'member',
    errors: ['sessionNotFound'],
    summary: 'Signs another device out',
  },
  createMqttTicket: {
    method: 'POST',
    path: '/api/members/v1/createMqttTicket',
    caller: 'visitor',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    errors: [],
    summary: 'A ticket for one MQTT connection, good for 60 seconds',
  },
});
