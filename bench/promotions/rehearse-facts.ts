import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayEvent } from '@fairway/server/modules/play/facts/fact-of.ts';
import { kinds } from '@fairway/server/modules/promotions/kinds/registry.ts';
import { rehearse } from '@fairway/server/modules/promotions/rehearsal/rehearse.ts';
import type { Platform } from '@fairway/server/platform/platform.ts';
import { countAtOnce, settledRounds } from './count-facts.ts';

const [membersOf, days, atATime] = [5_000, 29, 10_000];

/** Writes so many rounds of members over the days before today; the members are accounts, as a rehearsal reads them. */
export async function fillDays(app: Platform, count: number, first: number): Promise<void> {
  const members = Array.from({ length: membersOf }, () => randomUUID());
  await sql`
    insert into members_accounts (id, name, nick_name, password_hash, birth_date, created_at)
    select id, 'rehearse' || place, 'rehearse' || place, '', '1990-01-31', now() - interval '90 days'
    from unnest(${members}::uuid[]) with ordinality as one (id, place)`.execute(app.db);
  for (let from = 0; from < count; from += atATime) {
    const rounds = settledRounds(Math.min(atATime, count - from), first + from);
    await countAtOnce(
      app,
      rounds.map((round, index) => onPastDay(round, from + index, members)),
      200,
    );
  }
}

function onPastDay(round: PlayEvent, index: number, members: readonly string[]): PlayEvent {
  if (round.name !== 'game.settled') return round;
  const at = new Date(Date.now() - (1 + (index % days)) * 86_400_000).toISOString();
  return { ...round, at, payload: { ...round.payload, at, memberId: members[index % membersOf] ?? '' } };
}

/** Seconds that a rehearsal of the demo's wheel takes over these days, and how many members it found. */
export async function timeRehearsal(app: Platform): Promise<{ seconds: number; members: number }> {
  const now = new Date();
  const [terms] = kinds.wheel.first(now);
  if (!terms) throw new Error('the demo has no wheel');
  const begun = performance.now();
  const { members } = await rehearse(app, terms, now);
  return { seconds: (performance.now() - begun) / 1000, members };
}
