import type { RawAnswer } from '#platform/http/routes.ts';
import type { PartyCall } from '#platform/http/call.ts';
import { parseStrictJson } from '#platform/http/input/strict-json.ts';
import type { Platform } from '#platform/platform.ts';
import { kitAnswer } from './kit-answer.ts';
import { runKitOperation, type KitOperationName } from './kit-operations.ts';
import { openKey, openText } from './open-sealed.ts';
import { readSealedBody } from './read-sealed-body.ts';

type Handler = (app: Platform, call: PartyCall) => Promise<RawAnswer>;

/** A POST on its printed path, e.g. `/houtu/params/report`: the path reads in plain, the body is sealed all the same. */
export function printedPost(name: KitOperationName): Handler {
  return (app, call) =>
    kitAnswer(call, async () => {
      const { key, body } = readSealedBody(call);
      const path = pathOf(call);
      const text = openText(await openKey(app, key), `POST ${path}`, body);
      return runKitOperation(app, call, name, { sent: parseStrictJson(text), wrappedKey: key });
    });
}

/** A GET on its printed path: there is no body, and its query says nothing that must not be read. */
export function printedGet(name: KitOperationName): Handler {
  return (app, call) =>
    kitAnswer(call, () =>
      runKitOperation(app, call, name, { sent: Object.fromEntries(urlOf(call).searchParams) }),
    );
}

/** The path after `/houtu/`, as it was called. */
export function pathOf(call: PartyCall): string {
  return urlOf(call).pathname.replace(/^\/houtu\//, '');
}

export function urlOf(call: PartyCall): URL {
  return new URL(call.url, 'http://localhost');
}
