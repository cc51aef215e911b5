import { AppError } from '#platform/errors.ts';
import type { PartyCall } from '#platform/http/call.ts';
import type { RawAnswer } from '#platform/http/routes.ts';
import { parseStrictJson } from '#platform/http/input/strict-json.ts';
import type { Platform } from '#platform/platform.ts';
import { kitAnswer } from './kit-answer.ts';
import { findKitOperation, runKitOperation } from './kit-operations.ts';
import { openKey, openText } from './open-sealed.ts';
import { pathOf, urlOf } from './printed-call.ts';
import { readSealedBody } from './read-sealed-body.ts';

/** A POST of the kit: path and body sealed under one key, the body bound to the path. */
export function postSealedCall(app: Platform, call: PartyCall): Promise<RawAnswer> {
  return kitAnswer(call, async () => {
    const { key: wrapped, body } = readSealedBody(call);
    const key = await openKey(app, wrapped);
    const path = openText(key, 'POST', pathOf(call));
    const name = findKitOperation('POST', path);
    if (!name) throw new AppError('routeUnknown');
    const sent = parseStrictJson(openText(key, `POST ${path}`, body));
    return runKitOperation(app, call, name, { sent, wrappedKey: wrapped });
  });
}

/** A GET of the kit: its sealed path holds its query; the key is in the query of the call itself. */
export function getSealedCall(app: Platform, call: PartyCall): Promise<RawAnswer> {
  return kitAnswer(call, async () => {
    const wrapped = urlOf(call).searchParams.get('key');
    if (wrapped === null) throw new AppError('routeUnknown');
    const text = openText(await openKey(app, wrapped), 'GET', pathOf(call));
    const [path = '', query = ''] = text.split('?', 2);
    const name = findKitOperation('GET', path);
    if (!name) throw new AppError('routeUnknown');
    return runKitOperation(app, call, name, { sent: Object.fromEntries(new URLSearchParams(query)) });
  });
}
