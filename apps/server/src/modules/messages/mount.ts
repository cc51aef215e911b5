import type { ModuleMount } from '../mount.ts';
import { notifyBroadcast } from './broadcasts/notify-broadcast.job.ts';
import { seedBroadcasts } from './demo/seed-broadcasts.ts';
import { messagesSubscribers } from './events/subscribers.ts';
import { cleanUpInbox } from './inbox/clean-up-inbox.job.ts';
import { messagesOperatorRoutes } from './operator-routes.ts';
import { messagesRoutes } from './routes.ts';

export const messagesMount: ModuleMount = {
  name: 'messages',
  routes: messagesRoutes,
  operatorRoutes: messagesOperatorRoutes,
  jobs: [notifyBroadcast, cleanUpInbox],
  subscribers: messagesSubscribers,
  seed: seedBroadcasts,
};
