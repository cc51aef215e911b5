import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

export type ParSheet = OutputOf<Schemas['getParSheet']>;
