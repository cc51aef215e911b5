import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import { deleteExpiredLoginTickets } from '../second-factor/login-tickets-store.ts';
import { deleteExpiredResetTickets } from '../recovery/reset-tickets-store.ts';
import { deleteExpiredMqttTickets } from './mqtt-tickets-store.ts';
