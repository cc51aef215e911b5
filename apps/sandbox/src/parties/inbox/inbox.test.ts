import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());

const sms = {
  sender: 'fairway',
  messageId: 'S1',
  to: '+8613800000000',
  text: '验证码 482913，五分钟内有效。',
};

it('takes a message once, shows it as text and lists it by recipient', async () => {
  expect((await sandbox.call('inbox', '/inbox/sms', sms)).body.code).toBe('OK');
  expect((await sandbox.call('inbox', '/inbox/sms', sms)).body.code).toBe('OK');
  expect((await sandbox.call('inbox', '/inbox/sms', { ...sms, text: 'x' })).body.code).toBe(
    'MESSAGE_CONFLICT',
  );
  const mail = {
    sender: 'fairway',
    messageId: 'E1',
    to: 'a@example.com',
    subject: '<i>欢迎</i>',
    text: '你好',
  };
  expect((await sandbox.call('inbox', '/inbox/email', mail)).body.code).toBe('OK');

  const { messages } = (await sandbox.get(`/director/inbox?to=${encodeURIComponent(sms.to)}`)).body;
  expect(messages).toMatchObject([{ messageId: 'S1', channel: 'sms', text: sms.text }]);
  const page = (await sandbox.get('/inbox')).text;
  expect(page).toContain('482913');
  expect(page).toContain('&lt;i&gt;欢迎');
});

it('refuses what is no phone number', async () => {
  const answer = await sandbox.call('inbox', '/inbox/sms', { ...sms, messageId: 'S2', to: '13800000000' });
  expect(answer.body.code).toBe('INVALID_REQUEST');
});
