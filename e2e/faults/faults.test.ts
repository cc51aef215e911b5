import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { proveBooks, readBaseline, type Baseline } from './books.ts';
import { databaseKilled } from './killed-database.ts';
import { partiesKilledInTheMiddle } from './killed-parties.ts';
import { severalProcesses } from './several-processes.ts';
import { serverKilledAtEveryStep } from './killed-server.ts';
import { chainReorganised } from './reorganised-chain.ts';
import { spoiltCallbacks } from './spoilt-callbacks.ts';
import { twoClientsAtOddMoments, twoClientsAtOnce } from './two-clients.ts';
import { createWorld, type World } from './world.ts';

// One stack for all: what one scenario leaves behind, the next ones have to live with.
let current: World | undefined;
let baseline: Baseline | undefined;

const world = (): World => {
  if (!current) throw new Error('the world has not begun');
  return current;
};

beforeAll(async () => {
  current = await createWorld();
  baseline = await readBaseline(current);
  process.stdout.write(`repeat this run: FAULTS_SEED=${current.seed}\n`);
});
afterEach(async () => {
  if (current && baseline) await proveBooks(current, baseline);
});
afterAll(() => current?.close());

describe('the provider’s messages', () => spoiltCallbacks(world));
describe('two clients at once', () => twoClientsAtOnce(world));
describe('two clients at odd moments', () => twoClientsAtOddMoments(world));
describe('the chain reorganised', () => chainReorganised(world));
describe('the parties killed in the middle', () => partiesKilledInTheMiddle(world));
describe('the database killed', () => databaseKilled(world));
describe('the server killed at every step', () => serverKilledAtEveryStep(world));
// The last: from here on several processes stand where one did.
describe('several processes', () => severalProcesses(world));
