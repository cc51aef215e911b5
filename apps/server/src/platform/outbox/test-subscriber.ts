import { defineBatchSubscriber, defineSubscriber } from './subscriber.ts';

/** A subscriber that both sides of a test of processes know; nobody runs its jobs. */
export const testSubscriber = defineSubscriber({
  event: 'member.registered',
  name: 'test.count',
  async run() {},
});

/** The same for events that are taken together. */
export const testBatchSubscriber = defineBatchSubscriber({
  events: ['member.registered', 'member.loggedIn'],
  name: 'test.count-batch',
  async run() {},
});
