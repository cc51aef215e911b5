import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { demoMembers } from './demo-members.ts';
import { seedMembers } from './seed-members.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-seed-'));
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await test.end();
  rmSync(folder, { recursive: true });
});

interface Login {
  name: string;
  password: string;
}
const logins = (): Login[] =>
  (JSON.parse(readFileSync(join(folder, 'demo-logins.json'), 'utf8')) as { members: Login[] }).members;

it('gives each demo member a login that works, the well-off one first and the fresh one last', async () => {
  await seedMembers(test.app);
  expect(logins().map(({ name }) => name)).toEqual(demoMembers.map(({ name }) => name));

  for (const { name, password } of logins()) {
    const { member } = await test.clientOf().logIn({ name, password: hashPassword(password) });
    const demo = demoMembers.find((one) => one.name === name);
    expect(member).toMatchObject({ nickName: demo?.nickName, grade: demo?.grade, status: demo?.status });
  }
});

it('comes to the same end when it runs again after it was cut', async () => {
  await seedMembers(test.app);
  const before = logins();
  writeFileSync(join(folder, 'demo-logins.json'), '{}');
  await seedMembers(test.app);
  expect(logins()).toEqual(before);
});
