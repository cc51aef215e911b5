import { hashPassword } from '@fairway/api-client';
import { apiFor, expect, test } from './member.ts';

test.describe('the live line', () => {
  test('signs a page out as soon as its login is ended on another device', async ({
    page,
    member,
    baseURL,
  }) => {
    const base = baseURL ?? '';
    const login = { name: member.name, password: hashPassword(member.password) };
    const here = await apiFor(base).logIn(login);
    await page.addInitScript(
      (session) => {
        if (!sessionStorage.getItem('planted')) localStorage.setItem('fairway.session', session);
        sessionStorage.setItem('planted', 'yes');
      },
      JSON.stringify({ token: here.session.token, signKey: here.session.signKey, memberId: here.member.id }),
    );
    // Counted from the line's first moment: what comes before a test waits for it is not missed.
    let received = 0;
    page.on('websocket', (socket) => {
      if (socket.url().endsWith('/mqtt')) socket.on('framereceived', () => (received += 1));
    });
    await page.goto('/app/home');
    await expect(page.getByRole('button', { name: '的账户菜单' })).toBeVisible();
    // CONNACK and SUBACK: from here on news arrives.
    await expect.poll(() => received).toBeGreaterThanOrEqual(2);

    const elsewhere = apiFor(base, (await apiFor(base).logIn(login)).session);
    const { sessions } = await elsewhere.listSessions({});
    // The newest of the others is the page's.
    await elsewhere.endSession({ id: sessions.find(({ current }) => !current)?.id ?? '' });

    await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible({
      timeout: 15_000,
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fairway.session'))).toBeNull();
  });

  test('comes back after the line was cut, with a new ticket', async ({ page, signIn }) => {
    await signIn(page);
    const tickets: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/createMqttTicket')) tickets.push(request.url());
    });
    let cut = () => {};
    let received = 0;
    await page.routeWebSocket('**/mqtt', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        received += 1;
        socket.send(message);
      });
      cut = () => void server.close().then(() => socket.close());
    });
    await page.goto('/app/home');
    // CONNACK and SUBACK: the line is open.
    await expect.poll(() => received).toBeGreaterThanOrEqual(2);
    const [before, heard] = [tickets.length, received];

    cut();
    await expect.poll(() => tickets.length, { timeout: 15_000 }).toBeGreaterThan(before);
    await expect.poll(() => received, { timeout: 15_000 }).toBeGreaterThanOrEqual(heard + 2);
  });
});
