import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // A Saturday, 20:00 at the site: the day ends in four hours, the week in 28.
  test = await createTestApp({ start: '2026-08-15T12:00:00.000Z' });
});
afterAll(() => test.end());

const daily = { kind: 'deposit', period: 'day' } as const;

describe('a limit', () => {
  it('counts at once when it is the first or a tighter one, and renews at the site’s midnight', async () => {
    const { api } = await test.register('Tightens');
    const none = await api.getPlayProtection({});
    expect(none.limits).toHaveLength(15);
    expect(none.limits.every(({ limit }) => limit === null)).toBe(true);

    await api.setPlayLimit({ ...daily, limit: '500' });
    const { limits } = await api.setPlayLimit({ ...daily, limit: '300' });
    expect(limits[0]).toEqual({
      ...daily,
      limit: '300.00',
      used: '0.00',
      remaining: '300.00',
      renewsAt: '2026-08-15T16:00:00.000Z',
      pending: null,
    });
    expect(limits[1]?.renewsAt).toBe('2026-08-16T16:00:00.000Z');
    expect(limits[2]?.renewsAt).toBe('2026-08-31T16:00:00.000Z');
    await expect(api.setPlayLimit({ ...daily, limit: '0' })).rejects.toMatchObject({ error: 'limitInvalid' });
  });

  it('is loosened 24 hours after it was asked for, by a confirmation and not by itself', async () => {
    const { api, again } = await signingIn('Loosens1');
    await api().setPlayLimit({ ...daily, limit: '300' });
    const asked = await api().setPlayLimit({ ...daily, limit: '900' });
    expect(asked.limits[0]).toMatchObject({ limit: '300.00', pending: { limit: '900.00' } });
    await expect(api().confirmPlayLimit(daily)).rejects.toMatchObject({ error: 'limitChangePending' });

    test.clock.advance({ hours: 24 });
    await again();
    expect((await api().getPlayProtection({})).limits[0]).toMatchObject({ limit: '300.00' });
    const { limits } = await api().confirmPlayLimit(daily);
    expect(limits[0]).toMatchObject({ limit: '900.00', pending: null });

    await api().setPlayLimit({ ...daily, limit: null });
    expect((await api().dropPlayLimitChange(daily)).limits[0]).toMatchObject({
      limit: '900.00',
      pending: null,
    });
    await expect(api().confirmPlayLimit(daily)).rejects.toMatchObject({ error: 'limitInvalid' });
  });

  it('drops the looser request when it is tightened meanwhile', async () => {
    const { api } = await test.register('TightWish');
    await api.setPlayLimit({ ...daily, limit: '300' });
    await api.setPlayLimit({ ...daily, limit: null });
    const { limits } = await api.setPlayLimit({ ...daily, limit: '200' });
    expect(limits[0]).toMatchObject({ limit: '200.00', pending: null });
  });
});

describe('a break', () => {
  it('is never shortened by a later, shorter one, nor in the database', async () => {
    const { api, id } = await test.register('Pauses01');
    const long = await api.startTimeOut({ hours: 168 });
    const still = await api.startTimeOut({ hours: 24 });
    expect(still.pause).toEqual(long.pause);
    const { pause } = await api.excludeSelf({ months: 6 });
    expect(pause?.kind).toBe('exclusion');
    expect((await api.startTimeOut({ hours: 1008 })).pause).toEqual(pause);
    expect((await api.excludeSelf({ months: 0 })).pause?.endsAt).toBeNull();

    const change = sql`update risk_play_breaks set ends_at = now() where member_id = ${id}`;
    await expect(change.execute(test.app.db)).rejects.toThrow(/permission denied/);
    const remove = sql`delete from risk_play_breaks where member_id = ${id}`;
    await expect(remove.execute(test.app.db)).rejects.toThrow(/permission denied/);
  });

  it('keeps money out of venues, says until when, and ends by itself', async () => {
    const { api, again } = await signingIn('Pauses02');
    await api().startTimeOut({ hours: 24 });
    const launch = () => api().launchVenue({ api: 'fairway-sports' });
    await expect(launch()).rejects.toMatchObject({ error: 'timeOutActive' });
    test.clock.advance({ hours: 24 });
    await again();
    await expect(launch()).resolves.toBeDefined();
    await api().excludeSelf({ months: 0 });
    await expect(launch()).rejects.toMatchObject({ error: 'selfExcluded' });
  });
});

it('shows operators limits and breaks, and asks again after the minutes that were chosen', async () => {
  const member = await test.register('SeenByAll');
  await member.api.setPlayLimit({ kind: 'loss', period: 'month', limit: '2000' });
  await member.api.startTimeOut({ hours: 72 });
  expect((await member.api.setRealityCheck({ minutes: 30 })).realityMinutes).toBe(30);
  const support = await test.operator('support');
  const seen = await support.api.getMemberProtection({ memberId: member.id });
  expect(seen.protection.limits[8]).toMatchObject({ kind: 'loss', period: 'month', limit: '2000.00' });
  expect(seen.breaks).toHaveLength(1);
});

it('excludes for whole months of the site’s calendar, also in the hours in which UTC is a day behind', async () => {
  // One o'clock on 1 March at the site; in UTC it is still February, and its 28 days would take three from the exclusion.
  const start = new Date('2027-02-28T17:00:00.000Z');
  test.clock.advance({ seconds: (start.getTime() - test.clock.now().getTime()) / 1000 });
  const { api } = await test.register('MonthEdge');
  expect((await api.excludeSelf({ months: 6 })).pause?.endsAt).toBe('2027-08-31T17:00:00.000Z');
});

/** A member whose session may run out: `again` signs in again. */
async function signingIn(name: string) {
  const member = await test.register(name);
  let { api } = member;
  return {
    id: member.id,
    api: () => api,
    again: async () => {
      const { session } = await test.clientOf().logIn({ name, password: hashPassword(`${name}-Passw0rd`) });
      api = test.clientOf(session);
    },
  };
}
