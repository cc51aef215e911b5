import type { FastifyInstance, FastifyReply } from 'fastify';
import { logCall } from '../../faults/call-log.ts';
import { sendSpoiltPlain, sound, type Outcome } from '../../http/spoil-answer.ts';
import { instant } from '../../platform/clock.ts';
import type { Stage } from '../../stage.ts';
import { createBeaconChain, type BeaconChain } from './beacon-chain.ts';

/** How far ahead a round is that is not the one whose signature a false answer carries. */
const anotherRound = 1;

/** A public beacon with a key of its own, behind drand's HTTP: `/beacon` is what a relay's address is elsewhere. */
export function serveBeacon(app: FastifyInstance, stage: Stage): void {
  let made: BeaconChain | undefined;
  // The key costs a third of a second, which a sandbox without draws does not spend.
  const chain = () => (made ??= createBeaconChain(stage.config.beacon.seed));

  app.get('/beacon/chains', () => [chain().hash]);

  for (const path of ['/beacon', '/beacon/:chain']) {
    app.get<{ Params: { chain?: string } }>(`${path}/info`, (request, reply) =>
      answer(stage, reply, { operation: 'info', about: 'info' }, () =>
        isOurs(chain(), request.params.chain) ? { status: 200, body: chain().info } : unknownChain,
      ),
    );
    app.get<{ Params: { chain?: string; round: string } }>(`${path}/public/:round`, (request, reply) => {
      const { round: asked, chain: hash } = request.params;
      const latest = chain().latest(stage.clock.now());
      const round = asked === 'latest' ? latest.round : Number(asked);
      return answer(stage, reply, { operation: 'round', about: String(round) }, (fault) => {
        if (!isOurs(chain(), hash)) return unknownChain;
        if (!/^(latest|\d{1,15})$/.test(asked) || round < 1) return badRound;
        if (round > latest.round || fault === 'withheld') {
          const seconds = Math.max(1, Math.ceil((latest.nextAt - stage.clock.now().getTime()) / 1000));
          void reply.header('cache-control', `must-revalidate, no-cache, max-age=${seconds}`);
          return tooEarly;
        }
        if (fault !== 'falseSignature') return { status: 200, body: { ...chain().roundOf(round) } };
        return { status: 200, body: { ...chain().roundOf(round + anotherRound), round } };
      });
    });
  }
}

const unknownChain: Outcome = { status: 404, body: { error: 'unknown chain hash' } };
const badRound: Outcome = { status: 400, body: { error: 'not a round' } };
const tooEarly: Outcome = { status: 425, body: { error: 'requested round is not available yet' } };

function isOurs(chain: BeaconChain, hash: string | undefined): boolean {
  return hash === undefined || hash === chain.hash;
}

type BeaconFault = 'falseSignature' | 'withheld';

/**
 * Asks the director for a fault and answers: `badSignature` is another round's signature, `execute` that is not `yes` a round that
 * has not come yet. Asked every second, so only those that a fault struck are in the log of calls.
 */
function answer(
  stage: Stage,
  reply: FastifyReply,
  { operation, about }: { operation: string; about: string },
  act: (fault: BeaconFault | undefined) => Outcome,
): Promise<FastifyReply> {
  const struck = stage.faults.strikeRequest('beacon', operation, about);
  const effect = struck?.effect ?? sound;
  const falseSignature = effect.answer === 'badSignature' ? 'falseSignature' : undefined;
  const outcome = act(effect.execute === 'yes' ? falseSignature : 'withheld');
  if (struck)
    logCall(stage.book, {
      at: instant(stage.clock.now()),
      party: 'beacon',
      operation,
      orderNo: about,
      nonce: '',
      faultId: struck.faultId,
      executed: effect.execute,
      httpStatus: effect.answer === 'silent' || effect.answer === 'reset' ? null : outcome.status,
      code: effect.answer === 'normal' ? String(outcome.status) : effect.answer,
    });
  return sendSpoiltPlain(reply, stage, effect, outcome);
}
