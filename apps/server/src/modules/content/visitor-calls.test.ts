import { endpoints } from '@fairway/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../testing/test-app.ts';
import { seedContent } from './seed/seed-content.ts';

let test: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  await seedContent(test.app);
  editor = await test.operator('administrator');
});
afterAll(() => test.end());

const localized = (zh: string) => ({ zh, en: '' });

describe('the help centre', () => {
  it('answers categories with their entries, and an entry with its text [HELP-002]', async () => {
    const { categories } = await test.visitor.getHelpCentre({});
    expect(categories.map(({ typeId }) => typeId)).toContain('betting');
    for (const { typeId, articles } of categories) {
      const [first] = articles;
      const article = await test.visitor.getHelpArticle({ typeId, listId: first?.listId ?? '' });
      expect(article.text.zh.length).toBeGreaterThan(40);
    }
    await expect(test.visitor.getHelpArticle({ typeId: 'start', listId: 'rules' })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
  });

  it('takes a number for a place in the list, and no place that is not there [ROUTE-013] [ROUTE-015]', async () => {
    const { categories } = await test.visitor.getHelpCentre({});
    const [first] = categories;
    const second = first?.articles[1];
    expect(await test.visitor.getHelpArticle({ typeId: '1', listId: '2' })).toMatchObject({
      typeId: first?.typeId,
      listId: second?.listId,
      title: second?.title,
    });
    await expect(test.visitor.getHelpArticle({ typeId: '1', listId: '999' })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
    const { sponsors } = await test.visitor.listSponsors({});
    const third = await test.visitor.getSponsor({ sponsorId: '3' });
    expect(third.sponsorId).toBe(sponsors[2]?.sponsorId);
  });

  it('finds a part of a Chinese text, every word of the query, titles first', async () => {
    const found = async (query: string) =>
      (await test.visitor.searchHelp({ query })).results.map(({ listId }) => listId);
    expect((await found('四分盘'))[0]).toBe('quarter-lines');
    expect(await found('赢半')).toContain('quarter-lines');
    expect(await found('ｕｓｄｔ 网络')).toContain('usdt-deposit');
    expect(await found('USDT 从来没有写过')).toEqual([]);
    const { results } = await test.visitor.searchHelp({ query: '走水' });
    expect(results.every(({ title, excerpt }) => `${title}${excerpt}`.includes('走水'))).toBe(true);
  });
});

describe('the home page’s calls', () => {
  it('answers banners of both versions in their order with their links [SITE-014]', async () => {
    const { banners: v1 } = await test.visitor.getBannersV1({});
    const { banners: v2 } = await test.visitor.getBannersV2({});
    expect(v1.map(({ bannerId, link }) => [bannerId, link])).toEqual([
      ['stadium-night', '/app/sport'],
      ['every-cent', '/app/register'],
      ['play-within-limits', '/app/sport'],
    ]);
    expect(v2.map(({ bannerId, action }) => [bannerId, action.to])).toEqual(
      v1.map(({ bannerId, link }) => [bannerId, link]),
    );
  });

  it('answers the float window’s items with their six keys, closeable and time beside the list [FLOAT-005] [FLOAT-006]', async () => {
    const shown = await test.visitor.getFloatWindows({ displayEquipment: 8 });
    expect(shown).toMatchObject({ closeable: true, time: null });
    expect(shown.list).toHaveLength(2);
    for (const item of shown.list)
      expect(Object.keys(item)).toEqual(
        expect.arrayContaining([
          'jumpType',
          'activityId',
          'activityType',
          'webLink',
          'linkType',
          'webSuspensionIcon',
        ]),
      );
  });

  it('serves the float window list among the site’s calls, for display equipment 8 alone [FLOAT-009]', async () => {
    const other = { displayEquipment: 1 } as unknown as { displayEquipment: 8 };
    await expect(test.visitor.getFloatWindows(other)).rejects.toMatchObject({ error: 'inputInvalid' });
    expect((await test.visitor.getFloatWindows({ displayEquipment: 8 })).list).not.toEqual([]);
  });

  it('answers the header’s entries, without one that an operator took out [SITE-026]', async () => {
    const { entries } = await test.visitor.getNavigationList({});
    expect(entries?.map(({ key }) => key)).toContain('sports');
    const kept = (entries ?? []).filter(({ key }) => key !== 'sports');
    const named = { kind: 'navigation', key: 'header' } as const;
    const document = { position: 0, entries: kept };
    const { version } = await editor.api.saveContentDraft({ ...named, version: 1, document });
    await editor.api.publishContent({ ...named, version, goesLiveAt: null, decisions: 1 });
    const after = await test.visitor.getNavigationList({});
    expect(after.entries?.map(({ key }) => key)).toEqual(kept.map(({ key }) => key));
  });

  it('leaves the live rooms out of the header where the site shows no anchors [LIVE-011]', async () => {
    const keys = async () => {
      // What a process believes of the site is a second old at the most.
      test.clock.advance({ seconds: 2 });
      return (await test.visitor.getNavigationList({})).entries?.map(({ key }) => key);
    };
    const { configuration, version } = await editor.api.getSiteDraft({});
    expect(await keys()).toContain('rooms');
    const switches = { ...configuration.switches, anchor: false };
    await editor.api.updateSiteConfig({ ...configuration, switches, version });
    expect(await keys()).not.toContain('rooms');
    await editor.api.updateSiteConfig({
      ...configuration,
      version: (await editor.api.getSiteDraft({})).version,
    });
    expect(await keys()).toContain('rooms');
  });

  it('keeps a pop-up away from a visitor who does not want it, on every device of a member [SITE-016]', async () => {
    const named = { kind: 'popup', key: 'welcome', version: 1 } as const;
    expect((await test.visitor.getPopups({})).popups).toEqual([]);
    await editor.api.publishContent({ ...named, goesLiveAt: null, decisions: 0 });
    const device = test.clientOf();
    const member = await test.register('Popup01');
    const other = test.clientOf({ token: member.token, signKey: member.signKey });
    for (const api of [device, member.api, other])
      expect((await api.getPopups({})).popups.map(({ popupId }) => popupId)).toEqual(['welcome']);

    await device.dontShowAnymore({ popupId: 'welcome' });
    await member.api.dontShowAnymore({ popupId: 'welcome' });
    await member.api.dontShowAnymore({ popupId: 'welcome' });

    for (const api of [device, member.api, other]) expect((await api.getPopups({})).popups).toEqual([]);
    expect((await test.clientOf().getPopups({})).popups).toHaveLength(1);
    await expect(device.dontShowAnymore({ popupId: 'unknown' })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
  });

  it('answers the domain notice on its printed path, none until one is published [SITE-008]', async () => {
    expect(endpoints.getDomainNotice).toMatchObject({
      method: 'POST',
      path: '/api/site/group/member/siteGeneralConfig/v1/getDomainNotice',
    });
    expect(await test.visitor.getDomainNotice({})).toEqual({ notice: null });
    const named = { kind: 'domainNotice', key: 'address', version: 1 } as const;
    await editor.api.publishContent({ ...named, goesLiveAt: null, decisions: 0 });
    const { notice } = await test.visitor.getDomainNotice({});
    expect(notice?.title.zh).toBe('请收藏本站地址');
  });
});

describe('short addresses', () => {
  it('lead to the page that they were made for, the same page by the same one [SITE-022]', async () => {
    const member = await test.register('Short001');
    const url = '/app/register?i_code=Short001';
    const { code, shortUrl } = await member.api.createShortUrl({ url });
    expect(shortUrl).toMatch(new RegExp(`/s/${code}$`));
    expect(await test.visitor.resolveShortUrl({ code })).toEqual({ url });
    expect((await member.api.createShortUrl({ url })).code).toBe(code);
    await expect(test.visitor.resolveShortUrl({ code: 'nobody0' })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere'])(
    'never lead to %s',
    async (url) => {
      const member = await test.register(`Short${url.length}`);
      await expect(member.api.createShortUrl({ url })).rejects.toMatchObject({ error: 'inputInvalid' });
    },
  );
});

describe('sponsors', () => {
  it('answers the list, one by its id, and an unpublished one only with a preview [SPONSOR-003]', async () => {
    const { sponsors } = await test.visitor.listSponsors({});
    const [first] = sponsors;
    expect(await test.visitor.getSponsor({ sponsorId: first?.sponsorId ?? '' })).toMatchObject({
      name: first?.name,
    });

    const document = {
      position: 9,
      art: 'gift',
      name: localized('新伙伴'),
      summary: localized('尚未公布'),
      text: localized('正文'),
      url: '',
    } as const;
    const named = { kind: 'sponsor', key: 'new-partner' } as const;
    const { version } = await editor.api.saveContentDraft({ ...named, version: 0, document });
    await expect(test.visitor.getSponsor({ sponsorId: 'new-partner' })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
    const { url } = await editor.api.getContentPreviewLink({ ...named, version });
    const preview = new URL(url).searchParams.get('preview') ?? '';
    const seen = await test.visitor.previewSponsor({ sponsorId: 'new-partner', preview });
    expect(seen.name.zh).toBe('新伙伴');
    const otherwise = { sponsorId: first?.sponsorId ?? '', preview };
    await expect(test.visitor.previewSponsor(otherwise)).rejects.toMatchObject({ error: 'contentNotFound' });
    await expect(
      test.visitor.previewSponsor({ sponsorId: 'new-partner', preview: 'made.up' }),
    ).rejects.toMatchObject({ error: 'previewEnded' });
  });
});

describe('agents', () => {
  it('answers the contact data on the printed path [AGENT-004]', async () => {
    expect(endpoints.getAgentContact).toMatchObject({ method: 'POST', path: '/static/v1/agent/contact' });
    const { contacts } = await test.visitor.getAgentContact({});
    expect(contacts.map(({ way: channel }) => channel)).toContain('email');
  });

  it('answers the anti-fraud advice as the operator has published it [SITE-030]', async () => {
    const { title, text } = await test.visitor.getAfc({});
    expect(title.zh).toBe('防骗指南');
    expect(text.zh).toContain('我们绝不会这样做');
  });

  it('keeps an application for the console [AGENT-002]', async () => {
    const application = { name: '林合作', channel: 'wechat', contact: 'lin-2026', plan: '社区球队' } as const;
    expect(await test.visitor.joinAgent({ ...application, agentVerify: 'FW8001' })).toBeNull();
    const { applications } = await editor.api.listAgentApplications({});
    expect(applications[0]).toMatchObject({ ...application, agentVerify: 'FW8001', member: false });

    const id = applications[0]?.id ?? '';
    expect(applications[0]?.handled).toBeNull();
    await editor.api.handleAgentApplication({ id, note: '已加微信' });
    await expect(editor.api.handleAgentApplication({ id, note: '再来一次' })).rejects.toMatchObject({
      error: 'editConflict',
    });
    const again = await editor.api.listAgentApplications({});
    expect(again.applications[0]?.handled).toMatchObject({ note: '已加微信' });
  });

  it('vouches for the agents that an operator has named and for nobody else [AGENT-003]', async () => {
    expect(await test.visitor.checkAgent({ agentVerify: 'FW8001' })).toMatchObject({ verified: true });
    expect(await test.visitor.checkAgent({ agentVerify: 'nobody' })).toEqual({
      verified: false,
      agent: null,
    });
  });
});
