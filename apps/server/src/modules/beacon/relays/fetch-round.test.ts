import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { lying, notYet, type TestRelay } from '../testing/test-relay.ts';
import { fetchRound } from './fetch-round.ts';

let stage: BeaconStage;
/** The relays in the order in which the round asks them. */
let first: TestRelay;
let second: TestRelay;
let third: TestRelay;
let errors: object[];
const round = 90;

beforeEach(async () => {
  stage = await createBeaconStage(2);
  [first, second, third] = stage.relays as [TestRelay, TestRelay, TestRelay];
  errors = [];
  stage.app.logger.error = (fields) => void errors.push(fields);
});
afterEach(() => stage.close());

const fetchIt = (number = round) => fetchRound(stage.app, stage.app.config.beacon ?? never(), number);
const never = () => {
  throw new Error('no beacon');
};
const refusals = async () => {
  const text = await stage.app.metrics.read();
  return [...text.matchAll(/^fairway_beacon_refusals_total\{party="([^"]+)",reason="(\w+)"\} (\d+)$/gm)].map(
    ([, party, reason, count]) => [party, reason, Number(count)],
  );
};
const roundsAsked = ({ asked }: TestRelay) => asked.filter((path) => path.includes('/public/'));
const hostOf = ({ url }: TestRelay) => new URL(url).host;

describe('several relays', () => {
  it('are asked in turn, each round beginning with another, and no further than the first good answer', async () => {
    for (const number of [90, 91, 92]) expect(await fetchIt(number)).toBe(stage.chain.sign(number));
    expect(stage.relays.map(roundsAsked)).toEqual([
      [`/${stage.chain.hash}/public/90`],
      [`/${stage.chain.hash}/public/91`],
      [`/${stage.chain.hash}/public/92`],
    ]);
  });

  it('stand in for one whose signature is false, which raises an alarm and is left alone for a minute', async () => {
    first.round = lying(stage.chain);
    expect(await fetchIt()).toBe(stage.chain.sign(round));
    expect(errors).toEqual([
      { runbook: 'beacon', party: hostOf(first), reason: 'falseSignature', seq: round },
    ]);
    expect(await refusals()).toEqual([[hostOf(first), 'falseSignature', 1]]);

    await fetchIt();
    expect(roundsAsked(first)).toHaveLength(1);
    stage.clock.advance({ seconds: 60 });
    await fetchIt();
    expect([roundsAsked(first).length, errors.length]).toEqual([2, 2]);
  });

  it('stand in for one that answers for another round, even with its true signature', async () => {
    first.round = () => ({ status: 200, body: { round: 5, signature: stage.chain.sign(5) } });
    expect(await fetchIt()).toBe(stage.chain.sign(round));
    expect(await refusals()).toEqual([[hostOf(first), 'falseSignature', 1]]);
  });

  it.each([
    ['is silent', () => 'silent'],
    ['has an error', () => ({ status: 500, body: {} })],
    ['does not have the round yet', notYet],
  ] as const)('stand in for one that %s, and nobody is alarmed', async (_, answer) => {
    first.round = answer as TestRelay['round'];
    second.round = answer as TestRelay['round'];
    expect(await fetchIt()).toBe(stage.chain.sign(round));
    expect([errors, await refusals()]).toEqual([[], []]);
  });

  it.each([
    ['something without a signature', () => ({ round }), 'otherShape'],
    ['a signature of another length', () => ({ round, signature: 'ab' }), 'otherShape'],
    ['a signature in capitals', () => ({ signature: stage.chain.sign(round).toUpperCase() }), 'otherShape'],
    // Cut off while it is read, so nothing is known of it.
    ['too much', () => ({ signature: stage.chain.sign(round), more: 'x'.repeat(20_000) }), undefined],
  ])('stand in for one that answers %s', async (_, body, reason) => {
    first.round = () => ({ status: 200, body: body() });
    expect(await fetchIt()).toBe(stage.chain.sign(round));
    expect(roundsAsked(second)).toHaveLength(1);
    expect(await refusals()).toEqual(reason === undefined ? [] : [[hostOf(first), reason, 1]]);
  });

  it('bring nothing when none of them has it', async () => {
    for (const relay of stage.relays) relay.round = notYet;
    expect(await fetchIt()).toBeUndefined();
    expect(stage.relays.map((relay) => roundsAsked(relay).length)).toEqual([1, 1, 1]);
  });
});

describe('what a relay says of its chain', () => {
  it.each([
    ['public_key', 'a'.repeat(192)],
    ['period', 30],
    ['genesis_time', 1],
    ['hash', 'a'.repeat(64)],
    ['schemeID', 'pedersen-bls-chained'],
  ])('refuses it when its %s is another', async (name, value) => {
    first.info = { [name]: value };
    expect(await fetchIt()).toBe(stage.chain.sign(round));
    expect(roundsAsked(first)).toEqual([]);
    expect(errors).toEqual([{ runbook: 'beacon', party: hostOf(first), reason: 'otherChain', seq: round }]);
  });

  it('is asked once in ten minutes', async () => {
    for (let count = 0; count < 3; count += 1) await fetchIt();
    const infos = () => first.asked.filter((path) => path.endsWith('/info')).length;
    expect(infos()).toBe(1);
    stage.clock.advance({ minutes: 10 });
    await fetchIt();
    expect(infos()).toBe(2);
    expect(third.asked).toEqual([]);
  });
});
