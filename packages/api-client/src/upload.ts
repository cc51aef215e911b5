import { headerNames } from '@fairway/contract/headers.ts';
import type { Envelope } from '@fairway/contract/envelope.ts';
import { ApiError, noAnswer, noAnswerCode } from './exchange/api-error.ts';
import { callHeaders } from './exchange/call-headers.ts';
import type { ClientSettings } from './exchange/client-settings.ts';
import { isEnvelope, openEnvelope } from './exchange/exchange.ts';
import { ServerClock } from './exchange/server-clock.ts';

export interface UploadOptions {
  /** Called with whole per cent as the bytes leave, 100 at the end. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

export type Upload = (path: string, file: Blob, options?: UploadOptions) => Promise<unknown>;

/**
 * Sends a file as the field `file` of a multipart POST and reports its progress. It has worked only when the server
 * answers 200 with JSON (specification section 7) whose code is 0; everything else is thrown as an ApiError. The
 * signature covers an empty body: a file is not held in memory twice to be hashed.
 */
export function createUpload(settings: ClientSettings): Upload {
  const clock = settings.clock ?? new ServerClock(settings.now);
  return async (path, file, { onProgress, signal } = {}) => {
    const headers = await callHeaders(settings, clock, { method: 'POST', target: path, body: '' });
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', settings.baseUrl + path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress?.(Math.floor((loaded / total) * 100));
      });
      const fail = (fault: unknown) => {
        if (fault instanceof ApiError) settings.onRefusal?.(fault, path, headers[headerNames.token]);
        reject(fault);
      };
      request.addEventListener('load', () => void readAnswer(request).then(resolve, fail));
      request.addEventListener('error', () => fail(noAnswer()));
      request.addEventListener('abort', () => reject(new DOMException('Upload given up', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      // The browser writes the content type: only it knows the boundary.
      const body = new FormData();
      body.append('file', file);
      request.send(body);
    });
  };
}

function readAnswer(request: XMLHttpRequest): Promise<unknown> {
  const headers = { get: (name: string) => request.getResponseHeader(name) };
  const isJson = (request.getResponseHeader('content-type') ?? '').includes('json');
  const envelope = isJson ? parse(request.responseText) : undefined;
  if (request.status === 200 && envelope) return openEnvelope(envelope, { status: 200, headers });
  const refused = envelope && envelope.code !== 0 ? envelope : { code: noAnswerCode, msg: '', data: null };
  return openEnvelope(refused, { status: request.status, headers });
}

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEnvelope(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
