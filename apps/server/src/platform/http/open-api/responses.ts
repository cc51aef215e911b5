import { errorTable, type ErrorName } from '@fairway/contract/errors/index.ts';
import type { MountedRoute } from '../routes.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { wireSchema } from './wire-schema.ts';

/** Every refusal looks like this, whatever its HTTP status. */
export const refusalSchema = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer', minimum: 1, description: 'The number of the error table' },
    msg: { type: 'string', description: 'The text for the member, in the language of the call' },
    data: { description: 'What helps to mend it, e.g. the fields that are wrong' },
  },
};

export const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } };

/** The answers of an operation: the envelope or a file, and how it is refused. */
export function responsesOf({ endpoint, output }: MountedRoute) {
  return {
    '200': endpoint.givesFile
      ? {
          description: 'The file',
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        }
      : {
          description: ['The envelope', ...refusalsOf(endpoint.errors)].join('\n\n'),
          content: {
            'application/json': {
              schema: envelopeOf(wireSchema(jsonSchemaOf(output, 'output'), endpoint.wire?.output)),
            },
          },
        },
    '4XX': { $ref: '#/components/responses/Refused' },
    '503': { $ref: '#/components/responses/TryLater' },
  };
}

export function refusalsOf(names: readonly ErrorName[]): string[] {
  return names.map((name) => `- ${errorTable[name].code} \`${name}\`: ${errorTable[name].en}`);
}

function envelopeOf(data: unknown) {
  const success = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { type: 'integer', const: 0 }, msg: { type: 'string' }, data },
  };
  return { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] };
}
