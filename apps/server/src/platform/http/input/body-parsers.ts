import type { FastifyInstance } from 'fastify';
import qs from 'qs';
import { AppError } from '../../errors.ts';
import { parseStrictJson } from './strict-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes as they arrived: signatures are made over these. */
    rawBody?: Buffer;
  }
  interface FastifyContextConfig {
    operation?: string;
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON and form bodies, both kept raw beside the parsed form; every other media type is refused with its own code. */
export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    finish(request, body as Buffer, done, (text) => (text === '' ? {} : parseStrictJson(text)));
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      finish(request, body as Buffer, done, parseQuery);
    },
  );
}

/** Query and form text: the first 1,000 parameters, nesting down to depth 5, the rest kept as text (specification section 9). */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {};
  return qs.parse(text, { parameterLimit: 1000, depth: 5, plainObjects: true });
}

function finish(
  request: { rawBody?: Buffer },
  body: Buffer,
  done: (fault: Error | null, parsed?: unknown) => void,
  parse: (text: string) => unknown,
): void {
  request.rawBody = body;
  try {
    done(null, parse(strictUtf8.decode(body)));
  } catch (fault) {
    done(fault instanceof AppError ? fault : new AppError('bodyMalformed'));
  }
}
