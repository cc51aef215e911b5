import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;
/** The app's own login, speaking SQL. */
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  app = new Client({ connectionString: database.urls.app });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

it.each(['venues_transfers', 'venues_wallets', 'venues_differences'])(
  'the app cannot make a row of %s disappear',
  async (table) => {
    await expect(app.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
    await expect(app.query(`truncate ${table}`)).rejects.toMatchObject({ code: '42501' });
  },
);
