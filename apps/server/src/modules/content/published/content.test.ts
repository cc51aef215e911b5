import { anonymousSignKey } from '@fairway/contract';
import { signRequest } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { insertPublication } from '../documents/publications-store.ts';
import { seedContent } from '../seed/seed-content.ts';

let test: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  await seedContent(test.app);
  editor = await test.operator('administrator');
});
afterAll(() => test.end());

const page = (text: string) => ({
  position: 5,
  title: { zh: text, en: '' },
  text: { zh: `${text}的正文`, en: '' },
});

/** Writes a version over the newest and answers its number. */
async function write(key: string, text: string): Promise<number> {
  const seen = await editor.api
    .getContentDocument({ kind: 'page', key })
    .then(({ newestVersion }) => newestVersion)
    .catch(() => 0);
  const draft = { kind: 'page', key, version: seen, document: page(text) } as const;
  return (await editor.api.saveContentDraft(draft)).version;
}

/** Decides over the latest decision. */
async function decide(key: string, version: number | null, goesLiveAt: string | null = null) {
  const { decisions } = await editor.api.getContentDocument({ kind: 'page', key });
  return editor.api.publishContent({ kind: 'page', key, version, goesLiveAt, decisions });
}

const title = (key: string) =>
  test.visitor.getPage({ pageId: key }).then(
    (shown) => shown.title.zh,
    (refusal: { error: string }) => refusal.error,
  );

describe('published documents', () => {
  it('shows nothing of a draft, then the version that was published, then an older one again', async () => {
    const first = await write('terms', '第一版');
    expect(await title('terms')).toBe('contentNotFound');

    await decide('terms', first);
    expect(await title('terms')).toBe('第一版');

    const second = await write('terms', '第二版');
    expect(await title('terms')).toBe('第一版');
    await decide('terms', second);
    expect(await title('terms')).toBe('第二版');

    await decide('terms', first);
    expect(await title('terms')).toBe('第一版');
    await decide('terms', null);
    expect(await title('terms')).toBe('contentNotFound');

    const { versions, publications } = await editor.api.getContentDocument({ kind: 'page', key: 'terms' });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(publications.map(({ version }) => version)).toEqual([null, 1, 2, 1]);
    expect(publications[0]?.decidedBy).toBe(editor.name);
  });

  it('publishes at an instant, and not when another decision came before it', async () => {
    const soon = await write('soon', '预定');
    const at = new Date(test.clock.now().getTime() + 60_000).toISOString();
    await decide('soon', soon, at);
    expect(await title('soon')).toBe('contentNotFound');
    const { documents } = await editor.api.listContentDocuments({ kind: 'page' });
    expect(documents.find(({ key }) => key === 'soon')).toMatchObject({
      liveVersion: null,
      waiting: { version: 1, goesLiveAt: at },
    });

    test.clock.advance({ seconds: 62 });
    expect(await title('soon')).toBe('预定');

    const never = await write('soon', '不再发布');
    await decide('soon', never, new Date(test.clock.now().getTime() + 60_000).toISOString());
    await decide('soon', soon);
    test.clock.advance({ seconds: 62 });
    expect(await title('soon')).toBe('预定');
  });

  it('refuses a moment that has passed, and the second of two who saw the same', async () => {
    const version = await write('twice', '一');
    await expect(decide('twice', version, '2020-01-01T00:00:00.000Z')).rejects.toMatchObject({
      error: 'publishTimePast',
    });
    const draft = { kind: 'page', key: 'twice', version, document: page('二') } as const;
    const writes = await Promise.allSettled([
      editor.api.saveContentDraft(draft),
      editor.api.saveContentDraft(draft),
    ]);
    expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const decision = { kind: 'page', key: 'twice', version: 1, goesLiveAt: null, decisions: 0 } as const;
    const decisions = await Promise.allSettled([
      editor.api.publishContent(decision),
      editor.api.publishContent(decision),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('shows another process’s decision within a second', async () => {
    const version = await write('elsewhere', '别处');
    expect(await title('elsewhere')).toBe('contentNotFound');
    const at = test.clock.now();
    await test.app.db.transaction().execute((tx) =>
      insertPublication(tx, {
        kind: 'page',
        key: 'elsewhere',
        number: 1,
        version,
        goesLiveAt: at,
        author: undefined,
        at,
      }),
    );
    test.clock.advance({ seconds: 2 });
    expect(await title('elsewhere')).toBe('别处');
  });

  it('shows a version that is not published to anyone with its link, for an hour', async () => {
    const version = await write('hidden', '草稿');
    const { url } = await editor.api.getContentPreviewLink({ kind: 'page', key: 'hidden', version });
    const preview = new URL(url).searchParams.get('preview') ?? '';
    expect(await test.visitor.getContentPreview({ preview })).toMatchObject({
      version,
      content: { kind: 'page', document: { title: { zh: '草稿' } } },
    });

    const forged = preview.replace('.1.', '.2.');
    await expect(test.visitor.getContentPreview({ preview: forged })).rejects.toMatchObject({
      error: 'previewEnded',
    });
    test.clock.advance({ minutes: 61 });
    editor = await test.operator('administrator');
    await expect(test.visitor.getContentPreview({ preview })).rejects.toMatchObject({
      error: 'previewEnded',
    });
  });

  it('refuses links that are not https and addresses that are not ours', async () => {
    const bad = { ...page('坏'), text: { zh: '[点](javascript:void)', en: '' } };
    const draft = { kind: 'page', key: 'bad', version: 0 } as const;
    await expect(editor.api.saveContentDraft({ ...draft, document: bad })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    const title = { zh: '外站', en: '' };
    const ad = { position: 0, art: 'gift', title, text: title, to: '//elsewhere.example' } as const;
    await expect(
      editor.api.saveContentDraft({ kind: 'carouselAd', key: 'bad', version: 0, document: ad }),
    ).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('says 304 to a caller that has this list already', async () => {
    const path = '/api/content/v1/getHelpCentre';
    const ask = async (headers: Record<string, string>) => {
      const timestamp = test.clock.now().getTime();
      const signed = await signRequest({
        method: 'GET',
        path,
        body: '',
        timestamp,
        signKey: anonymousSignKey,
      });
      return fetch(test.urls.site + path, { headers: { ...signed, ...headers } });
    };
    const first = await ask({});
    const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([first.status, again.status]).toEqual([200, 304]);
  });

  it.each(['content_versions', 'content_publications'])('grants the app no change in %s', async (table) => {
    await expect(sql`delete from ${sql.table(table)}`.execute(test.app.db)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`update ${sql.table(table)} set version = 9`.execute(test.app.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});
