import type { MessageCategory } from '@fairway/contract/messages/categories.ts';
import type { BroadcastFields } from '@fairway/contract/messages/operator-schemas.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import type { TestApp, TestOperator } from '../../../testing/test-app.ts';
import { sendMessage } from '../events/send-message.ts';
import { messagesMount } from '../mount.ts';

/** Runs what this module does with the news that wait, as the worker would. */
export async function hearNews(test: TestApp): Promise<void> {
  while ((await dispatchEvents(test.app, messagesMount.subscribers ?? [])).more);
  await runDueJobs(test.app, [...(messagesMount.subscribers ?? []), ...(messagesMount.jobs ?? [])]);
}

/** A private message of a settled deposit, as its event would write it. */
export function sendDeposit(test: TestApp, memberId: string, amount = '100.00'): Promise<void> {
  return sendMessage(test.app, {
    memberId,
    template: 'depositSettled',
    params: { billNo: `D${amount}`, currency: 'CNY', amount },
    at: test.clock.now().toISOString(),
    source: test.app.ids.uuid(),
  });
}

export const draftOf = (
  kind: BroadcastFields['kind'],
  more: Partial<BroadcastFields> = {},
): BroadcastFields => ({
  kind,
  title: { zh: '今晚维护', en: 'Maintenance tonight' },
  text: { zh: '02:00 至 04:00 暂停服务。', en: 'Closed from 02:00 to 04:00.' },
  to: '',
  audience: { kind: 'all' },
  until: null,
  ...more,
});

/** Drafts a broadcast and publishes it at once. */
export async function broadcast(
  test: TestApp,
  { api }: TestOperator,
  kind: MessageCategory | 'special',
  more: Partial<BroadcastFields> = {},
) {
  if (kind === 'recharge') throw new Error('nobody writes recharge messages by hand');
  const draft = await api.createBroadcast(draftOf(kind, more), { operationId: test.app.ids.uuid() });
  return api.publishBroadcast({ id: draft.id, version: draft.version, at: null });
}

export const none = {
  activity: 0,
  message: 0,
  recharge: 0,
  announcement: 0,
  privateActivity: 0,
  privateMessage: 0,
  privateRecharge: 0,
  privateAnnouncement: 0,
};
