import type { ModuleMount } from '../mount.ts';
import { tellBroadcast } from './broadcasts/tell-broadcast.job.ts';
import { seedBroadcasts } from './demo/seed-broadcasts.ts';
import { messagesSubscribers } from './events/subscribers.ts';
import { sweepInbox } from './inbox/sweep-inbox.job.ts';
import { messagesOperatorRoutes } from './operator-routes.ts';
import { messagesRoutes } from './routes.ts';

export const messagesMount: ModuleMount = {
  name: 'messages',
  routes: messagesRoutes,
  operatorRoutes: messagesOperatorRoutes,
  jobs: [tellBroadcast, sweepInbox],
  subscribers: messagesSubscribers,
  seed: seedBroadcasts,
};
