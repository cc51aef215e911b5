import type { z } from 'zod';
import type { ErrorName } from './errors/index.ts';
import type { Permission } from './operators/permissions.ts';
import type { WireFields } from './wire.ts';

/**
 * Who may call. `visitor`: anyone, a token is read when there is one. `member`: a live member session. `operator`: a
 * console session with the named permission, on the console's own port. `party`: an outside party that signs its raw body.
 */
export type CallerKind = 'visitor' | 'member' | 'operator' | 'party';

/** At most `count` calls in `seconds`, counted in the database per member, network address, device or for the whole site. */
export interface CallLimit {
  per: 'member' | 'address' | 'device' | 'operator' | 'site';
  count: number;
  seconds: number;
}

/** One call of the API as data; the server's routes, the typed client and the API reference are read from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Printed paths of the specification are exactly as printed; the others are `/api/<domain>/v1/<operation>`. */
  path: string;
  caller: CallerKind;
  /** Only for operators: the right that the role must hold. */
  permission?: Permission;
  /** It moves value: the call carries an operation id and happens once, the same id answers the same again. */
  once?: true;
  /** Taken on however busy the server is: it ends something, and refusing it would keep what it ends. */
  alwaysTaken?: true;
  /**
   * The client leaves the token out, even when a member is signed in (specification section 6: the site's first call).
   */
  anonymous?: true;
  limits?: readonly CallLimit[];
  /** Bytes of the body where 64 KiB are too few: files that operators hand in. */
  bodyLimit?: number;
  /**
   * The body is one file, multipart/form-data, its field named `file`; `bodyLimit` counts the file's bytes. The
   * signature covers an empty body, so that who calls is known before a byte of the file is read.
   */
  takesFile?: true;
  /** It answers a file instead of the envelope; refusals keep the envelope. */
  givesFile?: true;
  /**
   * The fields that the specification spells otherwise than the schemas: snake case, number codes. The typed client and the
   * server's edge translate them; pages and operations know our spelling only.
   */
  wire?: { readonly input?: WireFields; readonly output?: WireFields };
  /** The refusals a caller should expect besides those of transport and sign-in. */
  errors: readonly ErrorName[];
  /** One line for the API reference. */
  summary: string;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;

export interface EndpointSchemas {
  input: z.ZodType;
  output: z.ZodType;
}

/** A total map: an endpoint without schemas, or schemas without an endpoint, does not compile. */
export type SchemasOf<E extends Endpoints> = { readonly [Name in keyof E]: EndpointSchemas };

/** Keeps the literal types of a table of endpoints. */
export function defineEndpoints<const E extends Endpoints>(endpoints: E): E {
  return endpoints;
}

/** What a caller writes. */
export type InputOf<S extends EndpointSchemas> = z.input<S['input']>;
/** What a caller reads. */
export type OutputOf<S extends EndpointSchemas> = z.output<S['output']>;
