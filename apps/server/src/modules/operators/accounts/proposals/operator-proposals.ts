import { roleNames } from '@fairway/contract/operators/permissions.ts';
import { roleDifference } from '@fairway/contract/operators/role-difference.ts';
import { z } from 'zod';
import { addSeconds } from '#platform/clock.ts';
import { newTotpSecret } from '#platform/crypto/totp.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { ProposalKind } from '../../proposals/proposal-kind.ts';
import { sealedTotp } from '../create-operator.ts';
import {
  changeOperator,
  endOperatorSessions,
  insertOperator,
  lockOperatorAmongAdministrators,
  lockOperatorByName,
} from '../operators-store.ts';
import { lockOtherOperator, refuseLastAdministrator } from './account-state.ts';
import { passwordPart } from './password-parts.ts';

/** How long an approved re-enrolment waits: the operator concerned can still stop it (operations.md section 12: 24 h). */
const reenrolmentSeconds = 24 * 3600;

const role = z.enum(roleNames);
const opening = z.object({ name: z.string(), role, passwordHash: z.string() });
const roleChange = z.object({ name: z.string(), from: role, to: role });
const unblocking = z.object({ name: z.string() });
const reenrolment = z.object({ name: z.string(), passwordHash: z.string() });

const rights = { read: 'operators.read', propose: 'operators.edit', decide: 'operators.edit' } as const;

/** Changes of an account that is there: the object is the operator's id, its version the account's. */
const onAccount = {
  rights,
  objectKind: 'operator',
  concerns: ({ object_id: id }) => id,
  async lockVersion(tx: Tx, operatorId: string) {
    const { row } = await lockOperatorAmongAdministrators(tx, operatorId);
    return String(row?.version ?? '');
  },
} satisfies Partial<ProposalKind>;

/** Opens an account; the object is its name. Each of the two people knows one half of its first password. */
export const operatorOpening: ProposalKind = {
  name: 'operators.open',
  rights,
  objectKind: 'operator',
  after(payload) {
    const { name, role: to } = opening.parse(payload);
    return { name, role: to, ...roleDifference(undefined, to) };
  },
  async lockVersion(tx, name) {
    return (await lockOperatorByName(tx, name)) ? 'taken' : 'free';
  },
  async carryOut(tx, app, _call, row) {
    const { name, role: to, passwordHash } = opening.parse(row.payload);
    await insertOperator(tx, {
      id: app.ids.uuid(),
      name,
      password_hash: passwordHash,
      role: to,
      totp_secret: sealedTotp(app, newTotpSecret()),
      must_set_password: true,
      created_at: await databaseNow(tx),
    });
  },
  passwordPart: (app, id) => passwordPart(app, id, 'approver'),
};

/** Gives another role; sessions end, so that every screen shows the rights that count. */
export const operatorRoleChange: ProposalKind = {
  ...onAccount,
  name: 'operators.role',
  after(payload) {
    const { name, from, to } = roleChange.parse(payload);
    return { name, role: to, ...roleDifference(from, to) };
  },
  async carryOut(tx, _app, call, row) {
    const { to } = roleChange.parse(row.payload);
    const locked = await lockOtherOperator(tx, call, row.object_id);
    refuseLastAdministrator(locked);
    await changeOperator(tx, row.object_id, { role: to });
    await endOperatorSessions(tx, row.object_id, await databaseNow(tx));
  },
};

export const operatorUnblocking: ProposalKind = {
  ...onAccount,
  name: 'operators.unblock',
  after: (payload) => ({ name: unblocking.parse(payload).name, state: 'active' }),
  async carryOut(tx, _app, call, row) {
    const locked = await lockOtherOperator(tx, call, row.object_id);
    if (!locked.row.blocked) throw new AppError('approvalVoided');
    await changeOperator(tx, row.object_id, { blocked: false });
  },
};

/** Sets a first password in two halves and a new authenticator, both from a day later on; until then the operator may stop it. */
export const operatorReenrolment: ProposalKind = {
  ...onAccount,
  name: 'operators.reenrol',
  after: (payload) => ({ name: reenrolment.parse(payload).name, signIn: 'reset' }),
  async carryOut(tx, _app, call, row) {
    const { passwordHash } = reenrolment.parse(row.payload);
    const locked = await lockOtherOperator(tx, call, row.object_id);
    if (locked.row.reenrols_at) throw new AppError('approvalVoided');
    await changeOperator(tx, row.object_id, {
      reenrols_at: addSeconds(await databaseNow(tx), reenrolmentSeconds),
      reenrol_hash: passwordHash,
    });
  },
  passwordPart: (app, id) => passwordPart(app, id, 'approver'),
};

export const operatorProposals = [
  operatorOpening,
  operatorRoleChange,
  operatorUnblocking,
  operatorReenrolment,
];
