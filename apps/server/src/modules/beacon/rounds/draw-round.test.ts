import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256Hex } from '#platform/crypto/hash.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { createBeaconStage, type BeaconStage } from '../testing/beacon-stage.ts';
import { honest, lying, notYet } from '../testing/test-relay.ts';
import { drawRoundJob } from './draw-round.job.ts';
import { readRound } from './read-round.ts';
import { requireRound } from './require-round.ts';
import { roundAt } from './round-at.ts';

let stage: BeaconStage;
beforeAll(async () => {
  stage = await createBeaconStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  await sql`delete from platform_outbox`.execute(stage.app.db);
  stage.relays[0].round = honest(stage.chain);
  stage.relays[0].asked.length = 0;
});

describe('a round that is asked for', () => {
  it('is the first at or after an instant, drawn at its time, kept with its proof, and reported once', async () => {
    const { app, chain, clock } = stage;
    const named = roundAt(app, new Date(chain.genesis + 600_001));
    expect(named).toEqual({ chain: chain.hash, round: 202, at: new Date(chain.genesis + 603_000) });
    await inTransaction(app.db, (tx) => requireRound(tx, named));
    clock.set(new Date(chain.genesis + 602_999));
    expect(await stage.work()).toEqual([]);
    expect(await readRound(app.db, named)).toBeUndefined();

    clock.set(named.at);
    await stage.work();
    const signature = chain.sign(202);
    expect(await readRound(app.db, named)).toEqual({
      chain: chain.hash,
      round: 202,
      signature,
      randomness: sha256Hex(Buffer.from(signature, 'hex')),
      verifiedAt: named.at,
    });
    expect(await stage.drawn()).toEqual([202]);
    await drawRoundJob.run(app, { chain: chain.hash, round: 202 });
    expect(await stage.drawn()).toEqual([202]);
  });

  it('is not asked for where the transaction that needs it is aborted', async () => {
    const { app, clock } = stage;
    const named = roundAt(app, clock.now());
    const aborted = inTransaction(app.db, async (tx) => {
      await requireRound(tx, named);
      throw new Error('abort');
    });
    await expect(aborted).rejects.toThrow('abort');
    clock.advance({ seconds: 5 });
    expect(await stage.work()).toEqual([]);
  });

  it('is reported again to who asks later, without a further question to the relay', async () => {
    const { app, relays, clock } = stage;
    const named = await stage.ask();
    clock.set(named.at);
    await stage.work();
    const { length } = relays[0].asked;
    await inTransaction(app.db, (tx) => requireRound(tx, named));
    await stage.work();
    expect(await stage.drawn()).toEqual([named.round, named.round]);
    expect(relays[0].asked).toHaveLength(length);
  });

  it('is never believed before its time, whatever a relay has', async () => {
    const { app, chain, clock, relays } = stage;
    const named = await stage.ask(9);
    await drawRoundJob.run(app, { chain: chain.hash, round: named.round });
    expect(relays[0].asked).toEqual([]);
    expect(await readRound(app.db, named)).toBeUndefined();
    clock.set(named.at);
    await stage.work();
    expect(await stage.drawn()).toEqual([named.round]);
  });

  it('is asked for each second while no relay has it', async () => {
    const { clock, relays } = stage;
    const named = await stage.ask();
    relays[0].round = notYet;
    clock.set(named.at);
    for (let second = 0; second < 3; second += 1) {
      expect(await stage.work()).toEqual(['beacon.draw-round']);
      expect(await stage.work()).toEqual([]);
      clock.advance({ seconds: 1 });
    }
    relays[0].round = honest(stage.chain);
    await stage.work();
    expect(await stage.drawn()).toEqual([named.round]);
  });

  it('of a chain that is configured no more is left alone', async () => {
    const { app, clock, relays } = stage;
    const foreign = { chain: 'f'.repeat(64), round: 5, at: clock.now() };
    await inTransaction(app.db, (tx) => requireRound(tx, foreign));
    expect(await stage.work()).toEqual(['beacon.draw-round']);
    expect(relays[0].asked).toEqual([]);
  });
});

describe('two processes that draw a round at once', () => {
  it('keep it once and report it once', async () => {
    const { app, chain, clock } = stage;
    const named = await stage.ask();
    clock.set(named.at);
    const processes = [app, stage.again(), stage.again()];
    await Promise.all(
      processes.map((one) => drawRoundJob.run(one, { chain: chain.hash, round: named.round })),
    );
    const { rows } = await sql`select from beacon_rounds where round = ${named.round}`.execute(app.db);
    expect(rows).toHaveLength(1);
    expect(await stage.drawn()).toEqual([named.round]);
  });
});

describe('the row of a round', () => {
  it('cannot be changed or removed, nor have another randomness than its signature', async () => {
    const { database, chain, clock } = stage;
    const named = await stage.ask();
    clock.set(named.at);
    await stage.work();
    const { Client } = (await import('pg')).default;
    const owner = new Client({ connectionString: database.urls.migrator });
    await owner.connect();
    for (const statement of [
      `update beacon_rounds set randomness = randomness`,
      `delete from beacon_rounds`,
      `truncate beacon_rounds`,
    ])
      await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    const forged = owner.query(
      'insert into beacon_rounds (chain, round, signature, randomness, verified_at) values ($1, 1, $2, $3, now())',
      [chain.hash, chain.sign(1), 'a'.repeat(64)],
    );
    await expect(forged).rejects.toMatchObject({ code: '23514' });
    await owner.end();
  });
});

describe('a relay that lies', () => {
  it('draws nothing', async () => {
    const { app, clock, relays } = stage;
    const named = await stage.ask();
    relays[0].round = lying(stage.chain);
    clock.set(named.at);
    await stage.work();
    expect(await readRound(app.db, named)).toBeUndefined();
    expect(await stage.drawn()).toEqual([]);
  });
});
