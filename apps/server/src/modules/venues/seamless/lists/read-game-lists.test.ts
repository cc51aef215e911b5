import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  startSandboxProcess,
  type SandboxProcess,
} from '../../../cashier/testing/processes/sandbox-process.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { listsOf, readGameList, readGameListsJob } from './read-game-lists.job.ts';
import { ListUnread } from './provider-list.ts';

// The real parties, whose lists are read over the network; the director changes them.
let sandbox: SandboxProcess;
let test: TestApp;
type Operator = Awaited<ReturnType<TestApp['operator']>>;
let trader: Operator;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: 'test-venue-secret-0123456789' });
  test = await createTestApp({ start: new Date().toISOString(), env: { SANDBOX_URL: sandbox.url } });
  trader = await test.operator('trader');
});
afterEach(async () => {
  await fetch(`${sandbox.url}/director/hub/games`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/director/faults`, { method: 'DELETE' });
});
afterAll(async () => {
  await test.end();
  await sandbox.stop();
});

type Form = 'qiming' | 'hub';
const game = (code: string) => ({ code, zh: `游戏${code}`, en: `Game ${code}` });
const list = (form: Form, codes: readonly string[]) =>
  sandbox.post('/director/hub/games', { form, games: codes.map((code) => game(code)) });
/** A night later the list is read. */
async function night(form: Form): Promise<void> {
  test.clock.advance({ days: 1 });
  const found = listsOf(test.app).find(({ provider }) => provider === form);
  if (!found) throw new Error(`${form} has no list`);
  await readGameList(test.app, form, found.read);
  trader = await test.operator('trader');
}
async function codesIn(form: Form, state: 'waiting' | 'released' | 'withheld' | 'vanished') {
  const { games } = await trader.api.listVenueGames({ channelCode: form, state });
  return games.map(({ code }) => code);
}
async function decide(form: Form, code: string, released: boolean, by: Operator = trader) {
  const states = ['waiting', 'released', 'withheld', 'vanished'] as const;
  const pages = await Promise.all(states.map((state) => by.api.listVenueGames({ channelCode: form, state })));
  const found = pages.flatMap(({ games }) => games).find((one) => one.code === code);
  return by.api.decideVenueGames({
    channelCode: form,
    games: [{ code, version: found?.version ?? 0 }],
    released,
    reason: '合同已签，可以上架',
  });
}
const hall = async (form: Form) =>
  (await test.visitor.listGames({ channelCode: form })).games.map(({ gameCode }) => gameCode);

describe.each<Form>(['qiming', 'hub'])('the list of games of %s', (form) => {
  it('shows members a new game once an operator has released it', async () => {
    await list(form, ['a', 'b', 'of:another.form']);
    await night(form);
    expect(await codesIn(form, 'waiting')).toEqual(['a', 'b', 'of:another.form']);
    expect(await hall(form)).toEqual([]);

    await decide(form, 'a', true);
    await decide(form, 'b', false);
    expect(await hall(form)).toEqual([`${form}-a`]);
    expect(await codesIn(form, 'withheld')).toEqual(['b']);
    // A code that is none of ours becomes one, and always the same.
    await decide(form, 'of:another.form', true);
    const [, other] = await hall(form);
    expect(other).toMatch(new RegExp(`^${form}-[0-9a-f]{16}$`));
    await night(form);
    expect(await codesIn(form, 'waiting')).toEqual([]);
    expect(await hall(form)).toEqual([`${form}-a`, other]);
  });

  it('opens a released game at the venue, and refuses one that waits or is withheld', async () => {
    const member = await test.register(`Lists${form}`);
    const pass = await member.api.launchVenue({ api: form, gameCode: `${form}-a` });
    const opened = new URL(pass.url);
    expect(opened.searchParams.get('game')).toBe('a');
    await expect(member.api.launchVenue({ api: form, gameCode: `${form}-b` })).rejects.toMatchObject({
      error: 'gameUnknown',
    });
    const { games } = await member.api.listRecentGames({});
    expect(games.map(({ gameCode }) => gameCode)).toEqual([`${form}-a`]);
  });

  it('closes a game that is missing twice, not once, and lets it wait when it comes back', async () => {
    await list(form, ['b']);
    await night(form);
    expect(await hall(form)).toContain(`${form}-a`);
    expect((await trader.api.listVenueGames({ channelCode: form })).counts.missing).toBe(2);
    await readAgainTheSameNight(form);
    expect(await hall(form)).toContain(`${form}-a`);

    await night(form);
    expect(await hall(form)).toEqual([]);
    expect(await codesIn(form, 'vanished')).toEqual(['a', 'of:another.form']);

    await list(form, ['a', 'b']);
    await night(form);
    expect(await codesIn(form, 'waiting')).toEqual(['a']);
    expect(await hall(form)).toEqual([]);
  });

  it('closes nothing by a list that is empty or cannot be read', async () => {
    await decide(form, 'a', true);
    for (const each of ['qiming', 'hub'] as const) await list(each, []);
    for (let turn = 0; turn < 3; turn += 1) await expect(night(form)).rejects.toBeInstanceOf(ListUnread);
    trader = await test.operator('trader');
    expect(await hall(form)).toEqual([`${form}-a`]);
    await expect(readGameListsJob.run(test.app, { period: 'a night' })).rejects.toBeInstanceOf(
      AggregateError,
    );
    const { reading } = await trader.api.listVenueGames({ channelCode: form });
    expect(reading).toMatchObject({ fault: 'unreachable' });
  });
});

async function readAgainTheSameNight(form: Form): Promise<void> {
  const found = listsOf(test.app).find(({ provider }) => provider === form);
  if (found) await readGameList(test.app, form, found.read);
}

describe('deciding about a game', () => {
  it('is one operator’s, over what was seen, and in the audit trail', async () => {
    await list('hub', ['a', 'c', 'd']);
    await night('hub');
    const { games } = await trader.api.listVenueGames({ channelCode: 'hub' });
    const wanted = games.map(({ code, version }) => ({ code, version }));
    const act = (by: Operator) =>
      by.api.decideVenueGames({ channelCode: 'hub', games: wanted, released: true, reason: '批量上架' });
    // Two at once: one is taken, the other has seen an older version.
    const ends = await Promise.allSettled([act(trader), act(await test.operator('trader'))]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { error: 'editConflict' },
    });
    const unknown = trader.api.decideVenueGames({
      channelCode: 'hub',
      games: [{ code: 'nothing', version: 1 }],
      released: true,
      reason: '批量上架',
    });
    await expect(unknown).rejects.toMatchObject({ error: 'gameUnknown' });
    const auditor = await test.operator('auditor');
    await expect(act(auditor)).rejects.toMatchObject({ error: 'permissionMissing' });
    const { rows } = await auditor.api.listAudit({ objectKind: 'venue', objectId: 'hub' });
    expect(rows[0]).toMatchObject({ action: 'decideVenueGames', reason: '批量上架' });
  });
});
