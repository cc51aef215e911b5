import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { RequestEffect } from '../faults/fault-schema.ts';
import { logCall } from '../faults/call-log.ts';
import type { Stage } from '../stage.ts';
import { instant } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import { authenticate } from './authenticate.ts';
import { sendSpoilt, sound, type Outcome } from './spoil-answer.ts';
import type { SignedParty } from './signed-party.ts';

/** One signed call of a party: where it listens, what it takes, which id it is about and what it does. */
export interface SignedOperation<Input> {
  readonly path: string;
  /** The name by which the director names it, see OPERATIONS. */
  readonly operation: string;
  /** Asked again and again: only those that a fault struck are in the director's log. */
  readonly quiet?: true;
  readonly schema: z.ZodType<Input>;
  /** The sender as the body names it; it must equal the sender header. */
  readonly sender: (input: Input) => string;
  readonly orderNo: (input: Input) => string;
  /**
   * Executes inside one transaction of the book and answers the fields beside `code`. A thrown Refusal undoes what was
   * written, a returned one keeps it.
   */
  readonly act: (input: Input) => Record<string, unknown> | Refusal;
}

/** Serves the operation: authenticate, parse, ask the director for a fault, execute, answer signed. */
export function serveSigned<Input>(
  app: FastifyInstance,
  stage: Stage,
  party: SignedParty,
  operation: SignedOperation<Input>,
): void {
  app.post(operation.path, (request, reply) => answer(request, reply));

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const seal = authenticate(request, body, party, stage.book, stage.clock);

    const input = attempt(() => parse(operation, party, body));
    if (input instanceof Refusal) return sendSpoilt(reply, stage, party, seal, sound, refused(input));

    const orderNo = operation.orderNo(input);
    const struck = stage.faults.strikeRequest(party.name, operation.operation, orderNo);
    const effect = struck?.effect ?? sound;
    const outcome = perform(stage, operation, input, effect);
    const logged = struck !== undefined || !operation.quiet;
    if (logged)
      logCall(stage.book, {
        at: instant(stage.clock.now()),
        party: party.name,
        operation: operation.operation,
        orderNo,
        nonce: seal.nonce,
        faultId: struck?.faultId ?? null,
        executed: effect.answer === 'maintenance' ? 'no' : effect.execute,
        httpStatus: effect.answer === 'silent' || effect.answer === 'reset' ? null : outcome.status,
        code: struck && effect.answer !== 'normal' ? effect.answer : String(outcome.body.code),
      });
    return sendSpoilt(reply, stage, party, seal, effect, outcome);
  }
}

/** Executes now, later or not at all, as the effect says; answers what an honest party would answer. */
function perform<Input>(
  stage: Stage,
  operation: SignedOperation<Input>,
  input: Input,
  effect: RequestEffect,
): Outcome {
  const execute = (): Outcome => {
    const result = attempt(() => stage.book.transaction(() => operation.act(input)));
    return result instanceof Refusal ? refused(result) : { status: 200, body: { code: 'OK', ...result } };
  };
  if (effect.answer === 'maintenance')
    return refused(new Refusal(503, 'MAINTENANCE', 'Closed for maintenance.'));
  if (effect.execute === 'yes') return execute();
  if (effect.execute === 'late') stage.late.add(effect.lateMs + effect.delayMs, () => void execute());
  return refused(new Refusal(500, 'SYSTEM_ERROR', 'The outcome is unknown; ask by id.'));
}

function parse<Input>(operation: SignedOperation<Input>, party: SignedParty, body: Buffer): Input {
  let content: unknown;
  try {
    content = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'INVALID_REQUEST', 'The body is not JSON.');
  }
  const parsed = operation.schema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refusal(400, 'INVALID_REQUEST', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  if (operation.sender(parsed.data) !== party.key.sender) {
    throw new Refusal(400, 'INVALID_REQUEST', 'The sender in the body is not the sender in the header.');
  }
  return parsed.data;
}

function attempt<T>(work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const refused = ({ status, code, message }: Refusal): Outcome => ({ status, body: { code, message } });
