import { ApiError, signRequest } from '@fairway/api-client';
import { fixedHeaders, headerNames } from '@fairway/contract/headers.ts';
import { reactionOf } from '@fairway/contract/errors/reaction-of.ts';
import type { TestApp } from './test-app.ts';

export interface SentFile {
  path: string;
  /** What the part's own header says, true or not. */
  type?: string;
  field?: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Hands in a file as a browser does and answers the result; a refusal is thrown as an ApiError. Without a session as a visitor. */
export async function sendFile(
  test: TestApp,
  session: { token: string; signKey: string } | undefined,
  { path, type = 'image/png', field = 'file', bytes }: SentFile,
): Promise<unknown> {
  const body = new FormData();
  body.append(field, new Blob([bytes], { type }), 'picture');
  const timestamp = test.clock.now().getTime();
  const response = await fetch(test.urls.site + path, {
    method: 'POST',
    body,
    headers: {
      ...fixedHeaders,
      ...(await signRequest({ method: 'POST', path, body: '', timestamp, signKey: session?.signKey })),
      ...(session ? { [headerNames.token]: session.token } : {}),
    },
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
  if (code === 0) return data;
  throw new ApiError({ code, msg, data, requestId: '', status: response.status, row: reactionOf(code) });
}
