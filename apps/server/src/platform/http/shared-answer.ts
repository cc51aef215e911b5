import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingsTaken } from './pages/encodings.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A text below this length is one or two packets either way. */
const leastLength = 2048;

/**
 * Names the version of an answer, which a browser may keep but asks about each time; says whether it has it already. The tag is a weak
 * one: of a version there are copies in several encodings.
 */
export function isKnown(version: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = `W/"${version}"`;
  void reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  return request.headers['if-none-match'] === tag;
}

/**
 * Sends an answer that is the same for everybody, compressed in a thread where it is long enough and the caller takes it. Others are
 * never compressed: of an answer that holds a secret beside what the caller sent, the length would tell the secret (BREACH).
 */
export async function sendShared(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const text = JSON.stringify(answer);
  void reply.type('application/json; charset=utf-8');
  const [best] = encodingsTaken(request.headers['accept-encoding']);
  if (!best || text.length < leastLength) return reply.send(text);
  void reply.header('content-encoding', best.encoding);
  return reply.send(
    best.encoding === 'br'
      ? await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(text),
  );
}
