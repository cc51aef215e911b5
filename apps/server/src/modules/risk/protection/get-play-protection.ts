import type {
  protectionEndpoints,
  protectionOperatorEndpoints,
} from '@fairway/contract/risk/protection-endpoints.ts';
import type {
  protectionOperatorSchemas,
  protectionSchemas,
} from '@fairway/contract/risk/protection-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectBreaks } from './breaks/breaks-store.ts';
import { presentBreak, presentProtection } from './present-protection.ts';

/** The member's own limits, break, reality check and net position of the day. Writes nothing. */
export const getPlayProtection: Operation<
  (typeof protectionEndpoints)['getPlayProtection'],
  (typeof protectionSchemas)['getPlayProtection']
> = (app, call) => presentProtection(app.db, app, call.member.memberId);

/** The same of a member, for an operator, with every break there was. Writes nothing. */
export const getMemberProtection: Operation<
  (typeof protectionOperatorEndpoints)['getMemberProtection'],
  (typeof protectionOperatorSchemas)['getMemberProtection']
> = async (app, _call, { memberId }) => ({
  protection: await presentProtection(app.db, app, memberId),
  breaks: (await selectBreaks(app.db, memberId)).map(presentBreak),
});
