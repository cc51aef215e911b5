import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  type TestApp,
  type TestMember,
  type TestOperator,
} from '../../../testing/test-app.ts';

let test: TestApp;
let member: TestMember;
let editor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  member = await test.register('Mover01');
  editor = await test.operator('administrator');
});
afterAll(() => test.end());

const links = {
  homeUrl: 'https://new.example/',
  registerUrl: 'https://new.example/register',
  appDownloadUrl: 'https://new.example/app',
};

/** Publishes a move, as the console does. */
async function publish(changed: object): Promise<void> {
  const { version, configuration } = await editor.api.getSiteDraft({});
  const memberMove = { ...configuration.memberMove, ...changed };
  await editor.api.updateSiteConfig({ version, ...configuration, memberMove });
}

describe('the move of the members', () => {
  it('is none until an operator publishes one, and only members may ask [MOVE-005]', async () => {
    expect(await member.api.getMemberMove({})).toMatchObject({ homeUrl: '', popStatus: 0, state: 'none' });
    await expect(test.visitor.getMemberMove({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('answers three addresses, popStatus and stxx, and that the popup is to be shown [MOVE-002] [MOVE-005]', async () => {
    await publish({ ...links, popStatus: 1, stxx: 512 });
    expect(await member.api.getMemberMove({})).toEqual({
      ...links,
      popStatus: 1,
      stxx: 512,
      agentSwitch: 0,
      state: 'open',
    });
  });

  it.each([0, 1, 2])('shows an agent switch of %i as it was published [MOVE-003]', async (agentSwitch) => {
    await publish({ ...links, agentSwitch });
    expect((await member.api.getMemberMove({})).agentSwitch).toBe(agentSwitch);
  });

  it('uses 301 where the operator gave no stxx [MOVE-006]', async () => {
    await publish({ stxx: null });
    expect((await member.api.getMemberMove({})).stxx).toBe(301);
  });

  it('is closed by its member alone, and a move of another number is announced again', async () => {
    const other = await test.register('Mover02');
    await member.api.closeMemberMove({ stxx: 301 });
    await member.api.closeMemberMove({ stxx: 301 });
    expect((await member.api.getMemberMove({})).state).toBe('closed');
    expect((await other.api.getMemberMove({})).state).toBe('open');
    await expect(member.api.closeMemberMove({ stxx: 302 })).rejects.toMatchObject({
      error: 'moveNotClosable',
    });
    await publish({ stxx: 302 });
    expect((await member.api.getMemberMove({})).state).toBe('open');
  });

  it('cannot be closed while it is forced, and is announced to those who had closed it before [MOVE-004]', async () => {
    await publish({ stxx: null, popStatus: 2 });
    expect(await member.api.getMemberMove({})).toMatchObject({ stxx: 301, popStatus: 2, state: 'open' });
    await expect(member.api.closeMemberMove({ stxx: 301 })).rejects.toMatchObject({
      error: 'moveNotClosable',
    });
    await publish({ popStatus: 1 });
    expect((await member.api.getMemberMove({})).state).toBe('closed');
  });

  it('cannot be published without the address that it leads to', async () => {
    for (const homeUrl of ['', 'http://new.example/', 'javascript:alert(1)'])
      await expect(publish({ homeUrl })).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
