import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import type { FaultRule } from '../faults/fault-schema.ts';
import { logCall } from '../faults/call-log.ts';
import { instant } from '../platform/clock.ts';
import type { Stage } from '../stage.ts';
import { readBody } from './open-route.ts';
import { sendSpoiltPlain, sound, type Outcome } from './spoil-answer.ts';

/** One call of a party whose answers carry no signature. */
export interface PlainOperation<Input> {
  readonly party: FaultRule['party'];
  readonly path: string;
  /** The name by which the director names it, see OPERATIONS. */
  readonly operation: string;
  readonly schema: z.ZodType<Input>;
  /** What it is about, for the director's log. */
  readonly about: (input: Input) => string;
  /** Executes inside one transaction of the book. */
  readonly act: (input: Input) => Outcome;
}

/** Serves the operation: parse, ask the director for a fault, execute now or not at all, answer. */
export function servePlain<Input>(
  app: FastifyInstance,
  stage: Stage,
  operation: PlainOperation<Input>,
): void {
  app.post(operation.path, async (request, reply) => {
    const input = readBody(request, operation.schema);
    const about = operation.about(input);
    const struck = stage.faults.strikeRequest(operation.party, operation.operation, about);
    const effect = struck?.effect ?? sound;
    const executed = effect.answer === 'maintenance' ? 'no' : effect.execute;
    const outcome =
      executed === 'yes'
        ? stage.book.transaction(() => operation.act(input))
        : { status: 503, body: { message: 'Closed for maintenance.' } };
    logCall(stage.book, {
      at: instant(stage.clock.now()),
      party: operation.party,
      operation: operation.operation,
      orderNo: about,
      nonce: '',
      faultId: struck?.faultId ?? null,
      executed,
      httpStatus: effect.answer === 'silent' || effect.answer === 'reset' ? null : outcome.status,
      code: effect.answer === 'normal' ? String(outcome.status) : effect.answer,
    });
    return sendSpoiltPlain(reply, stage, effect, outcome);
  });
}
