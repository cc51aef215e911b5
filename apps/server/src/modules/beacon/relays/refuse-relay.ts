import type { Platform } from '#platform/platform.ts';
import { relayName } from './ask-relay.ts';
import { layToRest } from './relay-memory.ts';

/** Why nothing that a relay says is believed for a minute. */
export type RelayRefusal = 'falseSignature' | 'otherChain' | 'otherShape';

/** Counts and reports a relay that answered what the chain's key or settings contradict, and leaves it alone for a while. */
export function refuseRelay(app: Platform, relay: string, reason: RelayRefusal, round: number): void {
  const party = relayName(relay);
  app.metrics
    .counter('beacon_refusals_total', 'Answers of relays of the beacon that were not believed', [
      'party',
      'reason',
    ])
    .inc({ party, reason });
  app.logger.error({ runbook: 'beacon', party, reason, seq: round }, 'a relay of the beacon is not believed');
  layToRest(app, relay);
}
