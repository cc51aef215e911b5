import * as z from 'zod';
import { callerId } from '../platform/fields.ts';

/** Operations a fault can be set on, by party. `*` is every request. */
export const operations = {
  psp: ['collections', 'collections/query', 'payouts', 'payouts/query', 'statement', 'callback'],
  venue: ['transfer-in', 'transfer-out', 'transfer-status', 'balance', 'launch', 'statement', 'bet-records'],
  inbox: ['sms', 'email'],
  identity: ['check'],
  feed: ['cover', 'updates'],
  studio: ['show', 'stop', 'rooms'],
  anji: ['get', 'check', 'verify'],
  afs: ['initialize', 'analyze', 'AuthenticateSig'],
  beacon: ['info', 'round'],
  hub: ['game/url', 'transactions/list', 'transactions', 'round', 'callback'],
} as const;

export const requestAnswers = [
  'normal',
  'error500',
  'silent',
  'reset',
  'garbage',
  'huge',
  'drip',
  'badSignature',
  'unknownStatus',
  'maintenance',
] as const;

const milliseconds = z.number().int().min(0).max(600_000);

const requestEffect = z.strictObject({
  kind: z.literal('request'),
  execute: z.enum(['yes', 'no', 'late']).default('yes'),
  answer: z.enum(requestAnswers).default('normal'),
  delayMs: milliseconds.default(0),
  lateMs: milliseconds.default(5000),
});

const callbackEffect = z.strictObject({
  kind: z.literal('callback'),
  lose: z.union([z.literal(true), z.number().int().min(1).max(10)]).optional(),
  delayMs: milliseconds.optional(),
  copies: z.number().int().min(2).max(100).optional(),
  reorder: z.boolean().optional(),
  badSignature: z.boolean().optional(),
  staleTimestamp: z.boolean().optional(),
  garbage: z.boolean().optional(),
  attempts: z.number().int().min(1).max(10).optional(),
  amount: z
    .string()
    .regex(/^\d{1,16}(\.\d{1,6})?$/)
    .optional(),
  unknownStatus: z.boolean().optional(),
  /** Of a round of Qiming or Hub: its result is never sent, or without saying that it closes the round. */
  result: z.enum(['withheld', 'leavesOpen']).optional(),
});

/** A fault as the director sets it. */
export const faultRule = z
  .strictObject({
    party: z.enum(['psp', 'venue', 'inbox', 'identity', 'feed', 'studio', 'anji', 'afs', 'beacon', 'hub']),
    operation: z.string().default('*'),
    orderNo: callerId.optional(),
    times: z.number().int().min(0).max(100_000).default(1),
    effect: z.discriminatedUnion('kind', [requestEffect, callbackEffect]),
  })
  .refine(
    (rule) =>
      rule.operation === '*' || operations[rule.party].some((operation) => operation === rule.operation),
    { path: ['operation'], error: 'not an operation of this party' },
  )
  .refine((rule) => (rule.effect.kind === 'callback') === (rule.operation === 'callback'), {
    path: ['effect'],
    error: 'callback effects go with the operation "callback", and only with it',
  });

export type FaultRule = z.infer<typeof faultRule>;
export type RequestEffect = z.infer<typeof requestEffect>;
export type CallbackEffect = z.infer<typeof callbackEffect>;
