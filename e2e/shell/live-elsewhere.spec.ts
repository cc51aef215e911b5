import { expect, test } from './member.ts';

// The answer is written here: what a server says is proven in api-node.test.ts, what the page does with it here.
test('the page opens its live line where the answer that gives the ticket says', async ({
  page,
  baseURL,
}) => {
  const elsewhere = `${(baseURL ?? '').replace('http', 'ws')}/mqtt?elsewhere`;
  await page.route('**/createMqttTicket', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: object };
    await route.fulfill({
      response: answer,
      json: { ...envelope, data: { ...envelope.data, url: elsewhere } },
    });
  });
  const opened: string[] = [];
  let received = 0;
  page.on('websocket', (socket) => {
    opened.push(socket.url());
    socket.on('framereceived', () => (received += 1));
  });

  await page.goto('/app/home');

  // CONNACK and SUBACK.
  await expect.poll(() => received).toBeGreaterThanOrEqual(2);
  expect(new Set(opened)).toEqual(new Set([elsewhere]));
});
