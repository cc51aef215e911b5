import type { Spoil } from '#platform/adapters/conformance/spoil-http.ts';

/** The request arrived and nothing of its answer can be read. */
export const lost: readonly Spoil[] = ['answerLost', 'error500', 'garbage', 'empty'];

/** What the director of the sandbox has the provider answer instead. */
export const directedAnswers = [
  'unknownStatus',
  'badSignature',
  'error500',
  'garbage',
  'maintenance',
  'huge',
  'reset',
] as const;
