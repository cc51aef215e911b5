import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deleteExpiredLoginTickets } from '../second-factor/login-tickets-store.ts';
import { deleteExpiredResetTickets } from '../recovery/reset-tickets-store.ts';
import { deleteExpiredMqttTickets } from './mqtt-tickets-store.ts';

/** Removes tickets that nobody used in their time: of MQTT connections, of forgotten passwords, of logins that wait for a code. */
export const cleanUpTickets = definePeriodicJob({
  name: 'members.clean-up-tickets',
  every: { seconds: 600 },
  async run(app) {
    await deleteExpiredMqttTickets(app.db, app.clock.now());
    await deleteExpiredResetTickets(app.db, app.clock.now());
    await deleteExpiredLoginTickets(app.db, app.clock.now());
  },
});
