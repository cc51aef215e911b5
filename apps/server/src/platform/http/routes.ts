import type { Endpoint, Endpoints, SchemasOf } from '@fairway/contract';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Platform } from '../platform.ts';
import type { CallByCaller } from './call.ts';

/** A party's answer that is not the envelope, e.g. the literal `success` of a payment callback. */
export class RawAnswer {
  readonly body: string;
  readonly contentType: string;
  readonly status: number;
  /** Beside the usual ones, e.g. the seal of the answer. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    body: string,
    contentType = 'text/plain; charset=utf-8',
    status = 200,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.body = body;
    this.contentType = contentType;
    this.status = status;
    this.headers = headers;
  }
}

/**
 * An answer that many ask for again and that seldom changes: a caller with this version gets 304 (ETag). It is the same for everybody
 * and holds no secret, because it is sent compressed.
 */
export class Versioned<T> {
  readonly version: string;
  readonly output: T;
  constructor(version: string, output: T) {
    this.version = version;
    this.output = output;
  }
}

/** What an endpoint that `givesFile` answers: a file to keep, never a page to draw. */
export class FileAnswer {
  readonly body: Buffer | Readable;
  readonly contentType: string;
  readonly fileName: string;
  constructor(body: Buffer | Readable, contentType: string, fileName: string) {
    this.body = body;
    this.contentType = contentType;
    this.fileName = fileName;
  }
}

/** One operation: five beats from a parsed input to a presented output. Refuses by throwing an AppError. */
export type Operation<E extends Endpoint, S extends { input: z.ZodType; output: z.ZodType }> = (
  app: Platform,
  call: CallByCaller[E['caller']],
  input: z.output<S['input']>,
) => Promise<
  | z.input<S['output']>
  | (E['caller'] extends 'party' ? RawAnswer : never)
  | (E extends { givesFile: true } ? FileAnswer : never)
  | (E['method'] extends 'GET' ? Versioned<z.input<S['output']>> : never)
>;

/** A total map: an endpoint without its operation does not compile. */
export type Routes<E extends Endpoints, S extends SchemasOf<E>> = {
  readonly [Name in keyof E]: Operation<E[Name], S[Name]>;
};

/** A module's routes with their types taken off, as the HTTP edge mounts them. */
export interface MountedRoute {
  name: string;
  endpoint: Endpoint;
  input: z.ZodType;
  output: z.ZodType;
  run: (app: Platform, call: never, input: never) => Promise<unknown>;
}

export function defineRoutes<E extends Endpoints, S extends SchemasOf<E>>(
  endpoints: E,
  schemas: S,
  routes: Routes<E, S>,
): MountedRoute[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const schema = schemas[name];
    const run = routes[name];
    if (!schema || !run) throw new Error(`Endpoint ${name} has no schemas or no operation.`);
    return { name, endpoint, input: schema.input, output: schema.output, run: run as MountedRoute['run'] };
  });
}
