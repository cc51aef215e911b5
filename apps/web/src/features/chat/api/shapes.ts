import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

/** A leg of a pushed bet with today's odds, as the slip takes it. */
export type CopiedLeg = OutputOf<Schemas['copyPushedOrder']>['legs'][number];
