import { rootOfPath, merkleLeaf, merklePath, verify } from '@fairway/fair-games';
import { CNY, parseMoney } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '#modules/games';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';

let test: LotteryTest;
let buyer: Buyer;
beforeAll(async () => {
  test = await createLotteryTest();
  buyer = await test.buyer('placesTickets', 100_000n);
});
afterAll(() => test.end());

const sides = { play: 'k3.sides', pick: 'big,odd', unit: '2.00', times: 3 };
const place = async (issue: string, tickets = [sides], api = buyer.api) =>
  api.placeTickets({ lottery: 'k3', issue, currency: 'CNY', tickets }, test.once());

describe('a ticket', () => {
  it('is staked on from the center wallet, drawn from link and beacon, paid, and shown with its proof [VENUE-013]', async () => {
    const issue = await test.openIssue('k3');
    const before = await buyer.center();
    const placed = await place(issue, [sides, { play: 'k3.sum', pick: '10,11', unit: '1.00', times: 1 }]);
    expect(placed).toMatchObject({ stake: '14.00', balance: '986.00' });
    expect(placed.tickets.map(({ notes, stake, status }) => ({ notes, stake, status }))).toEqual([
      { notes: 2, stake: '12.00', status: 'open' },
      { notes: 2, stake: '2.00', status: 'open' },
    ]);
    expect(before).toBe('1000.00');

    await test.drawIssue('k3');
    const { draws } = await test.visitor.listDraws({ lottery: 'k3', limit: 1 });
    const [draw] = draws;
    if (!draw?.link || !draw.beacon.randomness || !draw.result) throw new Error('not drawn');
    expect(draw).toMatchObject({ issue, state: 'settled', tickets: 2 });
    // Everybody computes the same from what is published.
    expect(
      verify(hashing, {
        kind: 'draw',
        code: 'k3',
        issue,
        link: draw.link,
        randomness: draw.beacon.randomness,
      }),
    ).toMatchObject({ result: draw.result });

    const { tickets } = await buyer.api.listTickets({ lottery: 'k3' });
    let returned = 0n;
    for (const ticket of tickets) {
      const { play, pick, unit, times } = ticket;
      const { result } = draw;
      expect(ticket).toMatchObject({ status: 'settled', result });
      expect(verify(hashing, { kind: 'ticket', play, pick, unit, times, result })).toMatchObject({
        returned: ticket.returned,
      });
      returned += parseMoney(ticket.returned ?? '0', CNY).minor;
    }
    expect(parseMoney(await buyer.center(), CNY).minor).toBe(986_00n + returned);

    const leaves = tickets
      .toReversed()
      .map(({ id, play, pick, currency, unit, times }) =>
        merkleLeaf(hashing, `${id}:k3:${issue}:${play}:${pick}:${currency}:${unit}:${times}`),
      );
    expect(rootOfPath(hashing, leaves[0] ?? '', merklePath(hashing, leaves, 0))).toBe(draw.ticketRoot);
  });

  it('is refused by the rows at the closing second, whatever the process has read', async () => {
    const issue = await test.openIssue('k3');
    const { current } = await test.visitor.getLottery({ lottery: 'k3' });
    test.clock.set(new Date(Date.parse(current?.closesAt ?? '') - 1));
    await place(issue);
    test.clock.advance({ milliseconds: 1 });
    await expect(place(issue)).rejects.toMatchObject({ error: 'drawClosed' });
    await expect(place('20260815-999')).rejects.toMatchObject({ error: 'drawClosed' });
  });

  it.each([
    ['another lottery’s play', { ...sides, play: 'ssc.sides' }, 'gameBetInvalid'],
    ['an unknown play', { ...sides, play: 'k3.none' }, 'gameBetInvalid'],
    ['a number twice', { ...sides, pick: 'big,big' }, 'gameBetInvalid'],
    ['an exponent', { ...sides, play: 'k3.sum', pick: '1e1' }, 'gameBetInvalid'],
    ['a unit below its least', { ...sides, unit: '0.10', times: 20 }, 'stakeBelowMinimum'],
    ['a stake below its least', { ...sides, pick: 'big', unit: '0.50', times: 1 }, 'stakeBelowMinimum'],
    ['a stake above its most', { ...sides, unit: '100.00', times: 999 }, 'stakeAboveMaximum'],
    ['a unit finer than a fen', { ...sides, unit: '2.001' }, 'amountScale'],
  ])('with %s is refused, and nothing of the call is staked', async (_, ticket, error) => {
    const before = await buyer.center();
    await expect(place(await test.openIssue('k3'), [sides, ticket])).rejects.toMatchObject({ error });
    expect(await buyer.center()).toBe(before);
  });

  it('is refused where its number has no more room, with how often it still goes', async () => {
    const rich = await test.buyer('fillsNumbers', 30_000_000n);
    const issue = await test.openIssue('k3');
    const triple = (unit: string) => [{ play: 'k3.triple', pick: '6', unit, times: 1 }];
    // 0.97 x 216 = 209.52: 2,386 yuan could return 499,914.72 of 500,000.
    await place(issue, triple('2386.00'), rich.api);
    await expect(place(issue, triple('1.00'), rich.api)).rejects.toMatchObject({
      error: 'numberFull',
      data: { number: '6', times: 0 },
    });
    const preview = await test.visitor.previewTicket({
      lottery: 'k3',
      currency: 'CNY',
      play: 'k3.triple',
      pick: '6',
      unit: '0.20',
      times: 1,
    });
    expect(preview).toEqual({ notes: 1, stake: '0.20', bestNote: '41.91', timesLeft: 2 });
    // 2,380 yuan could return 498,657.60; six more of one yuan fit into the rest, and what the refusal says is taken.
    const four = (unit: string, times: number) => [{ play: 'k3.triple', pick: '4', unit, times }];
    await place(issue, four('2380.00', 1), rich.api);
    await expect(place(issue, four('1.00', 9), rich.api)).rejects.toMatchObject({
      error: 'numberFull',
      message: expect.stringMatching(/4.*6/),
      data: { number: '4', times: 6 },
    });
    await place(issue, four('1.00', 6), rich.api);
    // Another number has its own room.
    await place(issue, [{ play: 'k3.triple', pick: '5', unit: '2386.00', times: 1 }], rich.api);
  });

  it('goes to the issue that its member chose: a closed one is refused, and the next one is named at once', async () => {
    const chosen = await test.openIssue('k3');
    const { current } = await test.visitor.getLottery({ lottery: 'k3' });
    test.clock.set(new Date(current?.closesAt ?? ''));
    const { current: next } = await test.visitor.getLottery({ lottery: 'k3' });
    expect(next).toMatchObject({ state: 'open' });
    expect(next?.issue).not.toBe(chosen);
    const before = await buyer.center();
    await expect(place(chosen)).rejects.toMatchObject({ error: 'drawClosed' });
    expect(await buyer.center()).toBe(before);
    expect((await place(next?.issue ?? '')).tickets.map(({ issue }) => issue)).toEqual([next?.issue]);
  });
});
