import type { InputOf, OutputOf } from '@fairway/contract/endpoint.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { randomUuid } from '@fairway/ui/browser/random-id.ts';
import { api } from '../../../lib/api.ts';
import { isFinal } from '../../../lib/operation-id.ts';

type Volley = InputOf<Schemas['fireShots']>;
export type FiredShots = OutputOf<Schemas['fireShots']>;

/** How often a call is made again whose answer did not come; later the shots are too old to be taken. */
const mostTries = 3;
const pauseMilliseconds = 400;

/** Fires shots; where no answer comes the same call again, under its id, so that they are fired once. */
export async function sendShots(volley: Volley): Promise<FiredShots> {
  const operationId = randomUuid();
  for (let tries = 1; ; tries += 1) {
    try {
      return await api.fireShots(volley, { operationId });
    } catch (fault) {
      if (isFinal(fault) || tries === mostTries) throw fault;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMilliseconds);
      });
    }
  }
}
