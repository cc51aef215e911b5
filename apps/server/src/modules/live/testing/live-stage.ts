import { sha256Hex } from '#platform/crypto/hash.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { sql } from 'kysely';
import type { ApiClient, TestMember, TestOperator } from '../../../testing/test-app.ts';
import { messagesMount } from '../../messages/mount.ts';
import { seedConfiguration } from '../../site/configuration/seed-configuration.ts';
import { liveMount } from '../mount.ts';
import { createLiveTest, type LiveTest } from './live-test.ts';
import { startTestMedia, type TestMedia } from './test-media.ts';

/** A live test with an origin, two anchor managers and a moderator. */
export interface LiveStage extends LiveTest {
  readonly media: TestMedia;
  readonly manager: TestOperator;
  readonly second: TestOperator;
  readonly moderator: TestOperator;
  /** A member with real name and phone who goes without a card. */
  known(name: string): Promise<TestMember>;
  /** An approved anchor of this name. */
  anchor(name: string, decidedBy?: ApiClient): Promise<StagedAnchor>;
  /** Runs what is due: jobs of live, and messages that follow from its events. */
  work(): Promise<void>;
  /** A broadcast of the anchor that is on the air. */
  goLive(anchor: StagedAnchor): Promise<string>;
}

export interface StagedAnchor extends TestMember {
  readonly anchorId: string;
  readonly chatRoomNo: string;
}

export async function createLiveStage(start = '2026-08-15T12:00:00.000Z'): Promise<LiveStage> {
  let now = () => new Date(start);
  const media = await startTestMedia(() => now());
  const test = await createLiveTest(start, media.env);
  now = () => test.clock.now();
  await seedConfiguration(test.app);
  const [manager, second, moderator] = await Promise.all([
    test.operator('anchor-manager'),
    test.operator('anchor-manager'),
    test.operator('moderator'),
  ]);
  let members = 0;
  const known = async (name: string) => {
    const member = await test.register(name);
    members += 1;
    await member.api.setRealName({ realName: '陈远' });
    await sql`update members_accounts set phone = ${`138${String(10_000_000 + members)}`}
      where id = ${member.id}`.execute(test.app.db);
    await member.api.verifyIdentity({ flow: 'withdrawal', skipCard: true });
    return member;
  };
  return {
    ...test,
    media,
    manager,
    second,
    moderator,
    known,
    async anchor(name, decidedBy = manager.api) {
      const member = await known(name);
      const { anchor } = await member.api.applyAsAnchor({ name, about: '' });
      const { anchorId } = anchor;
      const decided = await decidedBy.decideAnchor(
        { anchorId, approves: true, reason: '资料齐全' },
        test.once(),
      );
      return { ...member, anchorId, chatRoomNo: decided.anchor.chatRoomNo ?? '' };
    },
    async work() {
      const subscribers = [...(liveMount.subscribers ?? []), ...(messagesMount.subscribers ?? [])];
      while ((await dispatchEvents(test.app, subscribers)).more);
      await runDueJobs(test.app, [...(liveMount.jobs ?? []), ...subscribers, ...(messagesMount.jobs ?? [])]);
    },
    async goLive({ api, chatRoomNo }) {
      const { broadcastId, streamKey } = await api.openBroadcast({});
      await media.hook(test, { kind: 'admit', keyHash: sha256Hex(streamKey) });
      await media.hook(test, {
        kind: 'started',
        room: chatRoomNo,
        broadcast: broadcastId,
        at: test.clock.now().getTime(),
        tracks: ['360p', 'sound'],
      });
      return broadcastId;
    },
    async end() {
      await test.end();
      await media.close();
    },
  };
}
