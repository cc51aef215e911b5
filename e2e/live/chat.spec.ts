import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { axeFaults } from '../shell/axe-faults.ts';
import { expect, test } from '../console/desk.ts';
import { operatorCalls } from '../console/operator.ts';
import { apiFor, openAccount, type StoryMember } from '../shell/member.ts';

/** Rooms of anchors: their chats are open at every hour. */
async function anchorRooms(baseURL: string | undefined): Promise<string[]> {
  const { rooms } = await apiFor(baseURL ?? '').listPopularLive({ page: 1, size: 100, kind: 'anchor' });
  return rooms.map(({ chatRoomNo }) => chatRoomNo);
}

/** A page of a member of its own, or of a visitor, in a room. */
async function pageIn(browser: Browser, roomNo: string, member?: StoryMember): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  if (member)
    await page.addInitScript((session) => localStorage.setItem('fairway.session', session), member.session);
  await page.goto(`/app/live/room/${roomNo}`);
  return page;
}

const panelOf = (page: Page) => page.getByRole('region', { name: '聊天室' });
const logOf = (page: Page) => page.getByRole('log', { name: '聊天消息' });
const boxOf = (page: Page) => page.getByRole('textbox', { name: '聊天内容' });

async function say(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await page.getByRole('button', { name: '发送', exact: true }).click();
}

test.describe('the chat of a room', () => {
  test('is entered by connector and detail, greets, and carries a message to a second client [CHAT-002] [CHAT-007] [CHAT-012] [CHAT-018] [CHAT-019] [CHAT-020] [CHAT-025] [CHAT-027]', async ({
    page: visitor,
    browser,
    baseURL,
  }) => {
    const [roomNo = ''] = await anchorRooms(baseURL);
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The connector waits, so that what stands before it can be seen.
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await visitor.route('**/chatroom/anonymous/v1/connector', async (route) => {
      await held;
      await route.continue();
    });
    await visitor.goto(`/app/live/room/${roomNo}`);
    await expect(panelOf(visitor).getByText('连接中…')).toBeVisible();
    goOn();
    await expect(panelOf(visitor)).toHaveAttribute('data-mqtt', 'connected');
    await expect(logOf(visitor)).toContainText('欢迎来到聊天室');
    await expect(panelOf(visitor).getByRole('link', { name: '登录后参与聊天' })).toBeVisible();
    expect(asked).toContain('/api/game/chatroom/anonymous/v1/roomDetail');
    expect(asked.filter((path) => path.includes('/chatroom/web/'))).toEqual([]);

    const member = await openAccount(baseURL ?? '');
    const writer = await pageIn(browser, roomNo, member);
    const askedByMember: string[] = [];
    writer.on('request', (request) => askedByMember.push(new URL(request.url()).pathname));
    await expect(panelOf(writer)).toHaveAttribute('data-mqtt', 'connected');
    const text = `你好 ${randomUUID().slice(0, 8)}`;
    await say(writer, text);
    await expect(logOf(visitor)).toContainText(text);
    await expect(boxOf(writer)).toHaveValue('');
    expect(askedByMember).toContain('/api/game/chatroom/web/v1/sendMessage');
    expect(askedByMember.filter((path) => path.includes('/chatroom/anonymous/'))).toEqual([]);

    // Who comes later finds what was said.
    await visitor.reload();
    await expect(logOf(visitor)).toContainText(text);
    expect(await axeFaults(visitor)).toEqual([]);
    await writer.context().close();
  });

  test('keeps 200 characters of what is typed, and what was refused [CHAT-011]', async ({
    browser,
    baseURL,
  }) => {
    const [roomNo = ''] = await anchorRooms(baseURL);
    const page = await pageIn(browser, roomNo, await openAccount(baseURL ?? ''));
    await boxOf(page).fill('球'.repeat(201));
    await expect(boxOf(page)).toHaveValue('球'.repeat(200));
    await expect(page.getByText('200 / 200')).toBeVisible();
    await say(page, '加微信 abc12345');
    await expect(page.getByText('请勿发送联系方式或网址')).toBeVisible();
    await expect(boxOf(page)).toHaveValue('加微信 abc12345');
    await page.context().close();
  });

  test('closes the connection to one room when another is entered [CHAT-008]', async ({ page, baseURL }) => {
    const [first = '', second = ''] = await anchorRooms(baseURL);
    const chats: { open: boolean }[] = [];
    page.on('websocket', (socket) => {
      const chat = { open: true };
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('/chat') && !chats.includes(chat)) chats.push(chat);
      });
      socket.on('close', () => (chat.open = false));
    });
    await page.goto(`/app/live/room/${first}`);
    await expect(panelOf(page)).toHaveAttribute('data-mqtt', 'connected');
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/app/live/room/${second}`);
    await expect.poll(() => chats.length).toBe(2);
    await expect.poll(() => chats.map(({ open }) => open)).toEqual([false, true]);
  });

  test('lets its admin remove, mute with a reason, see the muted and free them; the member sees why and until when [CHAT-001] [CHAT-003] [CHAT-014] [CHAT-015] [CHAT-016] [CHAT-022]', async ({
    browser,
    baseURL,
  }) => {
    const [roomNo = ''] = await anchorRooms(baseURL);
    const [boss, loud] = [await openAccount(baseURL ?? ''), await openAccount(baseURL ?? '')];
    const moderator = await operatorCalls(baseURL, 'moderator');
    await moderator.nameChatAdmin({ chatRoomNo: roomNo, name: boss.name, admin: true });
    const admin = await pageIn(browser, roomNo, boss);
    const member = await pageIn(browser, roomNo, loud);
    const text = `刷屏 ${randomUUID().slice(0, 8)}`;
    await say(member, text);
    const line = logOf(admin).locator('[data-message]').filter({ hasText: text });
    await expect(line).toBeVisible();

    const menu = line.getByRole('button', { name: /操作/ });
    await menu.click();
    await admin.getByRole('menuitem', { name: '禁言 10 分钟' }).click();
    const why = admin.getByRole('dialog', { name: /禁言/ });
    await why.getByText('刷屏', { exact: true }).click();
    expect(await axeFaults(admin)).toEqual([]);
    await why.getByRole('button', { name: '确认禁言' }).click();
    await expect(member.getByText('您已被禁言')).toBeVisible();
    await expect(member.getByText('原因：刷屏')).toBeVisible();
    await expect(member.getByText(/解除时间：20\d\d-/)).toBeVisible();
    await expect(boxOf(member)).toHaveCount(0);
    expect(await axeFaults(member)).toEqual([]);

    await menu.click();
    await admin.getByRole('menuitem', { name: '撤回这条' }).click();
    await expect(logOf(member).getByText(text)).toHaveCount(0);
    await expect(line).toHaveCount(0);

    await admin.getByRole('button', { name: '聊天室管理' }).click();
    await admin.getByRole('menuitem', { name: '禁言名单' }).click();
    const list = admin.getByRole('dialog', { name: '禁言名单' });
    await expect(list).toContainText('刷屏');
    await list.getByRole('button', { name: '解除' }).click();
    await expect(list).toContainText('没有被禁言的成员');
    await expect(boxOf(member)).toBeVisible();
    await moderator.nameChatAdmin({ chatRoomNo: roomNo, name: boss.name, admin: false });
    await admin.context().close();
    await member.context().close();
  });

  test('is closed for visitors once its admin turns it off, and comes back [CHAT-026]', async ({
    page: visitor,
    browser,
    baseURL,
  }) => {
    const roomNo = (await anchorRooms(baseURL)).at(-1) ?? '';
    const boss = await openAccount(baseURL ?? '');
    const moderator = await operatorCalls(baseURL, 'moderator');
    await moderator.nameChatAdmin({ chatRoomNo: roomNo, name: boss.name, admin: true });
    const admin = await pageIn(browser, roomNo, boss);
    await visitor.goto(`/app/live/room/${roomNo}`);
    await expect(panelOf(visitor)).toHaveAttribute('data-mqtt', 'connected');
    await admin.getByRole('button', { name: '聊天室管理' }).click();
    await admin.getByRole('menuitem', { name: '关闭聊天室' }).click();
    await expect(panelOf(visitor).getByText('聊天室已关闭')).toBeVisible();
    await expect(logOf(visitor)).toHaveCount(0);
    await admin.getByRole('button', { name: '聊天室管理' }).click();
    await admin.getByRole('menuitem', { name: '打开聊天室' }).click();
    await expect(logOf(admin)).toBeVisible();
    await visitor.reload();
    await expect(panelOf(visitor)).toHaveAttribute('data-mqtt', 'connected');
    await moderator.nameChatAdmin({ chatRoomNo: roomNo, name: boss.name, admin: false });
    await admin.context().close();
  });

  test('is not in a room where the site has switched chats off [SITE-004]', async ({
    page,
    desk,
    baseURL,
  }) => {
    const [roomNo = ''] = await anchorRooms(baseURL);
    await page.goto(`/app/live/room/${roomNo}`);
    await expect(panelOf(page)).toBeVisible();
    await desk.publishSite(({ switches }) => ({ switches: { ...switches, chat: false } }));
    await page.goto(`/app/live/room/${roomNo}`);
    await expect(page.getByRole('img', { name: '直播间二维码' })).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  });
});
