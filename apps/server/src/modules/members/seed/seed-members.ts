import { createHash } from 'node:crypto';
import { addSeconds } from '#platform/clock.ts';
import { hmacSha256, sha256 } from '#platform/crypto/hash.ts';
import { hashPassword } from '#platform/crypto/password-hash.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { addDemoLogins } from '#platform/demo-logins.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { findMemberByName, insertMember } from '../members-store.ts';
import { sessionSeconds } from '../sessions/session-limits.ts';
import { insertSession } from '../sessions/sessions-store.ts';
import { demoMembers, pastVisits, type DemoMember } from './demo-members.ts';

/** Opens the demo members' accounts and names their logins for the launcher. Existing accounts are left alone. */
export async function seedMembers(app: Platform): Promise<void> {
  for (const demo of demoMembers) await seedMember(app, demo);
  const logins = demoMembers.map(({ name, note }) => ({ name, password: passwordOf(app, name), note }));
  addDemoLogins(app, 'members', logins);
}

async function seedMember(app: Platform, demo: DemoMember): Promise<void> {
  const password = createHash('md5').update(passwordOf(app, demo.name)).digest('hex');
  const passwordHash = await hashPassword(password, app.config.secrets.passwordPepper);
  await inTransaction(app.db, (tx) => openDemoAccount(tx, app, demo, passwordHash));
}

/** Opens one account as of its days, with the visits since; a name that exists is left alone. */
export async function openDemoAccount(
  tx: Tx,
  app: Platform,
  demo: DemoMember,
  passwordHash: string,
): Promise<void> {
  if (await findMemberByName(tx, demo.name)) return;
  const createdAt = addSeconds(app.clock.now(), -Math.round(demo.days * 86_400));
  const member = await insertMember(tx, {
    id: demo.id ?? app.ids.uuid(),
    name: demo.name,
    nick_name: demo.nickName,
    password_hash: passwordHash,
    birth_date: demo.birthDate,
    invite_code: null,
    grade: demo.grade,
    status: demo.status,
    real_name: demo.realName || null,
    phone: demo.phone || null,
    email: demo.email || null,
    created_at: createdAt,
  });
  await emit(tx, app, 'member.registered', { memberId: member.id, at: createdAt.toISOString() });
  for (const visit of pastVisits) {
    const at = addSeconds(app.clock.now(), -visit.hoursAgo * 3600);
    if (at > createdAt) await seedVisit(tx, app, member.id, visit, at);
  }
}

/** A login that is over; its token was never given to anybody. */
async function seedVisit(
  tx: Tx,
  app: Platform,
  memberId: string,
  visit: (typeof pastVisits)[number],
  at: Date,
): Promise<void> {
  const endedAt = addSeconds(at, 2400);
  await insertSession(tx, {
    id: app.ids.uuid(),
    member_id: memberId,
    token_hash: sha256(app.ids.secret()),
    // Each has devices of his own: one device for all would make them one person to the matching of payments.
    device_id: `${visit.device}-${memberId.slice(-8)}`,
    user_agent: visit.userAgent,
    address: visit.address,
    created_at: at,
    last_seen_at: endedAt,
    expires_at: addSeconds(at, sessionSeconds),
    ended_at: endedAt,
    ended_reason: 'logout',
  });
}

/** Made from the installation's own secret: the same when the seed runs again after it was cut, another elsewhere. */
function passwordOf(app: Platform, name: string): string {
  const tail = hmacSha256(app.config.secrets.server, `demo-member:${name}`).toString('hex').slice(0, 6);
  return `Demo2026-${tail}`;
}
