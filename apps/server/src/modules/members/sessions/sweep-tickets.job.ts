import { sql } from 'kysely';
import { definePeriodicJob } from '#platform/jobs/periodic-job.ts';

/** Removes MQTT tickets that nobody used in their minute. */
export const sweepTickets = definePeriodicJob({
  name: 'members.sweep-tickets',
  every: { seconds: 600 },
  async run(app) {
    await sql`delete from members_mqtt_tickets where expires_at < ${app.clock.now()}`.execute(app.db);
  },
});
