import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { defineJob } from '../define-job.ts';

/** Counts its effect once: a second run finds the first one's row. Slow enough to be killed in the middle. */
export const countJob = defineJob<{ id: number }>({
  name: 'test.count-effect',
  run: (app, { id }) =>
    inTransaction(app.db, async (tx) => {
      const { rows } = await sql`select from test_effects where id = ${id}`.execute(tx);
      if (rows.length > 0) return;
      await sql`insert into test_effects (id, runs) values (${id}, 1)
        on conflict (id) do update set runs = test_effects.runs + 1`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }),
});
