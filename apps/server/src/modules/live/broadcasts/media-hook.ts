import type { studioEndpoints } from '@fairway/contract/live/studio-endpoints.ts';
import type { studioSchemas } from '@fairway/contract/live/studio-schemas.ts';
import {
  mediaHookPath,
  mediaHookSchema,
  type MediaHookAnswer,
} from '@fairway/contract/media/hook-schemas.ts';
import { mediaSealHeaders } from '@fairway/contract/media/seal.ts';
import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import { parseJson } from '#platform/http-client/parse-json.ts';
import { RawAnswer, type Operation } from '#platform/http/routes.ts';
import { isSealed, seal, type SealedMessage } from '../media/media-seal.ts';
import { admitPublisher } from './admit-publisher.ts';
import { takeReport } from './take-report.ts';

/**
 * A question or report of the video origin, under its seal; the answer is sealed as well, with the nonce of the question. A hook that
 * comes twice does the same. Throws `callbackRefused` for one that the origin did not seal, is older than a minute, or has another shape.
 */
export const mediaHook: Operation<
  (typeof studioEndpoints)['mediaHook'],
  (typeof studioSchemas)['mediaHook']
> = async (app, call) => {
  const { secret } = app.config.media;
  const message = messageOf(call);
  const given = call.headers[mediaSealHeaders.signature] ?? '';
  if (!secret || !isSealed(secret, given, message, app.clock.now())) throw new AppError('callbackRefused');
  const hook = mediaHookSchema.safeParse(parseJson(call.rawBody));
  if (!hook.success) throw new AppError('callbackRefused');

  const { data } = hook;
  const answer: MediaHookAnswer =
    data.kind === 'admit' ? await admitPublisher(app, data.keyHash) : await takeReport(app, data);

  const body = JSON.stringify(answer);
  return new RawAnswer(body, 'application/json; charset=utf-8', 200, {
    [mediaSealHeaders.signature]: seal(secret, { ...message, body }),
  });
};

function messageOf({ headers, rawBody }: PartyCall): SealedMessage {
  return {
    path: mediaHookPath,
    nonce: headers[mediaSealHeaders.nonce] ?? '',
    time: headers[mediaSealHeaders.time] ?? '',
    body: rawBody.toString('utf8'),
  };
}
