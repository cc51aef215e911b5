import type { FastifyInstance } from 'fastify';
import { serveSigned } from '../../http/signed-operation.ts';
import { signedParty } from '../../http/signed-party.ts';
import type { Stage } from '../../stage.ts';
import { checkIdentity } from './check-identity.ts';

/** 明鉴核验: says whether a name, a phone, a card and an identity card belong to one person. It keeps nothing. */
export function serveIdentityBureau(app: FastifyInstance, stage: Stage): void {
  serveSigned(app, stage, signedParty('identity', stage.config.identity), checkIdentity());
}
