import type { Endpoint } from '@fairway/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

/** Bytes around the file: boundaries and the part's own headers. */
const envelopeBytes = 4096;

/**
 * The one file of a multipart body, whole, at most `bodyLimit` bytes. Read after the caller is known. Throws `bodyTooLarge`, and
 * `bodyMalformed` for a body without a file or one that breaks off.
 */
export async function readFile(request: FastifyRequest, { bodyLimit = 0 }: Endpoint): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit + envelopeBytes)
    throw new AppError('bodyTooLarge');
  try {
    const part = await request.file({
      limits: { fileSize: bodyLimit, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    const file = part?.fieldname === 'file' ? await part.toBuffer() : undefined;
    if (file && file.length > 0) return file;
  } catch (fault) {
    if (isTooLarge(fault)) throw new AppError('bodyTooLarge');
  }
  throw new AppError('bodyMalformed');
}

function isTooLarge(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'FST_REQ_FILE_TOO_LARGE';
}
