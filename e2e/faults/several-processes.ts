import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coming, slipOf, type Pick } from './betting.ts';
import { insist, pause, until } from './client.ts';
import { journey, type Passage } from './journey.ts';
import { openLine } from './line.ts';
import { expectPurse, openFunded, openTraveller, type Traveller } from './member.ts';
import { createNodes, leaseSeconds, type Nodes } from './nodes.ts';
import { Proxy } from './proxy.ts';
import type { World } from './world.ts';

/**
 * Two processes answer calls, two work, one takes the live lines, and a proxy stands before them. One that answers is killed, one is
 * frozen for longer than its lease and thaws with calls that the others have answered since, one is drained.
 */
export function severalProcesses(world: () => World): void {
  let nodes: Nodes;
  let proxies: Proxy[];
  const owners = async () => {
    const { rows } = await world().sql.query<{ process: string; shards: number; epochs: number }>(
      `select process, count(*)::integer as shards, sum(epoch)::integer as epochs
      from ledger_shard_owners group by process order by process`,
    );
    return rows;
  };
  /** Each of two processes has the half that its proxy sends it. */
  const bothOwn = () =>
    until('two owners', owners, (rows) => rows.length === 2 && rows.every(({ shards }) => shards === 8));

  beforeAll(async () => {
    const { server, settings, random } = world();
    await server.stop();
    nodes = createNodes(world());
    await nodes.start();
    const pick = (count: number) => random.integer(count);
    proxies = [
      new Proxy(Number(settings.server['PORT']), nodes.apiPorts, pick),
      new Proxy(Number(settings.server['CONSOLE_PORT']), nodes.consolePorts, pick),
    ];
    for (const proxy of proxies) await proxy.listen();
  });
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
    await nodes.stop();
  });

  it('carry the journey of money through a death, a freeze and a drain among them', async () => {
    await bothOwn();
    const next = await coming(world());
    const bettors = await Promise.all([1, 2, 3, 4].map(() => openFunded(world(), '1000')));
    for (const bettor of bettors) await toSports(bettor);
    expect(await openLine(bettors[0]?.api ?? world().trader)).toBe(nodes.line);

    const over = { is: false };
    const breaking = breakThings(world(), nodes, owners, bothOwn).finally(() => (over.is = true));
    const betOn = next();
    const travelling = openTraveller(world()).then((traveller) => travel(world(), traveller, betOn));
    const playing = Promise.all(bettors.map((bettor) => playUntil(over, bettor, next())));
    const [bets, traveller] = await Promise.all([playing, travelling, breaking]);

    for (const one of [...bettors, traveller]) await expectPurse(one);
    expect(Math.min(...bets)).toBeGreaterThan(3);
    await expectEachOnce(world(), bettors, bets);
  });
}

/** A process that answers is killed, the other is frozen beyond its lease, the first is drained. */
async function breakThings(
  world: World,
  { apis: [first, second] }: Nodes,
  owners: () => Promise<readonly { epochs: number }[]>,
  bothOwn: () => Promise<unknown>,
): Promise<void> {
  const alone = () => until('one owner', owners, (rows) => rows.length === 1);
  const changes = async () => (await owners()).reduce((sum, { epochs }) => sum + epochs, 0);
  const before = await changes();

  await pause(300 + world.random.integer(300));
  await first.kill();
  await alone();
  await first.start();
  await bothOwn();

  await second.freeze((leaseSeconds + 1) * 1000);
  await bothOwn();

  await first.stop();
  await alone();
  // Eight shards to and fro, twice, and to the one that is left.
  expect((await changes()) - before).toBeGreaterThanOrEqual(40);
}

/** The journey from the first button to the last, each pressed until it is answered. */
async function travel(world: World, traveller: Traveller, pick: Pick): Promise<Traveller> {
  const passage: Passage = {
    traveller,
    pick,
    wins: true,
    billNo: '',
    transferId: '',
    betId: '',
    cardId: '',
    withdrawalNo: '',
    version: 0,
  };
  for (const step of journey) {
    await step.before?.(world, passage);
    const key = randomUUID();
    await insist(() => step.press(world, passage, key));
    // A process may have died with it in flight.
    await step.after(world, passage, true);
  }
  return traveller;
}

async function toSports({ api, purse }: Traveller): Promise<void> {
  const key = { operationId: randomUUID() };
  await insist(() => api.transferToVenue({ channelCode: 'fairway-sports', amount: '1000' }, key));
  purse.center -= 1000_00n;
  purse.sports += 1000_00n;
}

/** Bets of ten yuan, one after the other, each pressed with its key until it is answered; answers how many. */
async function playUntil(over: { is: boolean }, { api, purse }: Traveller, pick: Pick): Promise<number> {
  let bets = 0;
  // The site allows a member 120 presses a minute, repeated ones counted.
  while (!over.is && bets < 60) {
    const key = { operationId: randomUUID() };
    await insist(() => api.placeBet(slipOf(pick, '10'), key));
    purse.sports -= 10_00n;
    bets += 1;
    await pause(200);
  }
  return bets;
}

/** As many bets and stakes as were answered: none lost, none doubled. */
async function expectEachOnce(
  { sql }: World,
  bettors: readonly Traveller[],
  bets: readonly number[],
): Promise<void> {
  for (const [index, { id }] of bettors.entries()) {
    const { rows } = await sql.query<{ bets: number; stakes: number }>(
      `select count(*)::integer as bets, count(distinct stake_transfer)::integer as stakes
      from sportsbook_bets where member_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ bets: bets[index], stakes: bets[index] }]);
  }
}
