/**
 * PostgreSQL's binary form of one-dimensional arrays. A batch of a thousand entries goes to the server as a handful of these
 * without being written as text and parsed again; `pg` sends a Buffer as it is.
 */
export type Element =
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'uuid'
  | 'text'
  | 'timestamptz'
  | 'boolean'
  | 'jsonb'
  | 'bytea';

/** What a column of that type takes. Money and counts are bigint; `jsonb` takes anything JSON can write. */
export interface ElementValue {
  smallint: number;
  integer: number;
  bigint: bigint;
  uuid: string;
  text: string;
  timestamptz: Date;
  boolean: boolean;
  jsonb: unknown;
  bytea: Buffer;
}

interface Form<Value> {
  readonly oid: number;
  /** Bytes of one value, or how to count them. */
  size(value: Value): number;
  write(into: Buffer, offset: number, value: Value): void;
}

const headBytes = 20;
const epoch2000 = 946_684_800_000;

/** An array parameter; null is allowed where the column allows it. */
export function binaryArray<Type extends Element>(
  type: Type,
  values: readonly (ElementValue[Type] | null)[],
): Buffer {
  const form = forms[type];
  let bytes = headBytes;
  let nulls = 0;
  for (const value of values) {
    bytes += 4;
    if (value === null) nulls = 1;
    else bytes += form.size(value);
  }
  const into = Buffer.allocUnsafe(bytes);
  writeHead(into, form.oid, values.length, nulls);
  let offset = headBytes;
  for (const value of values) {
    const size = value === null ? -1 : form.size(value);
    into.writeInt32BE(size, offset);
    offset += 4;
    if (value === null) continue;
    form.write(into, offset, value);
    offset += size;
  }
  return into;
}

function writeHead(into: Buffer, oid: number, length: number, nulls: number): void {
  into.writeInt32BE(1, 0);
  into.writeInt32BE(nulls, 4);
  into.writeInt32BE(oid, 8);
  into.writeInt32BE(length, 12);
  into.writeInt32BE(1, 16);
}

/** A `uuid[]` of ids that are bytes already. */
export function uuidBytesArray(ids: readonly Buffer[]): Buffer {
  const into = Buffer.allocUnsafe(headBytes + ids.length * 20);
  writeHead(into, forms.uuid.oid, ids.length, 0);
  let offset = headBytes;
  for (const id of ids) {
    into.writeInt32BE(16, offset);
    id.copy(into, offset + 4);
    offset += 20;
  }
  return into;
}

/** A `timestamptz[]` of microseconds since 1970, which a Date could not hold. */
export function microsecondsArray(instants: readonly number[]): Buffer {
  const into = Buffer.allocUnsafe(headBytes + instants.length * 12);
  writeHead(into, forms.timestamptz.oid, instants.length, 0);
  let offset = headBytes;
  for (const instant of instants) {
    into.writeInt32BE(8, offset);
    into.writeBigInt64BE(BigInt(instant - epoch2000 * 1000), offset + 4);
    offset += 12;
  }
  return into;
}

/** The 16 bytes of a UUID in its usual spelling, with or without hyphens. */
export function writeUuid(into: Buffer, offset: number, uuid: string): void {
  const hex = uuid.length === 36 ? uuid.replaceAll('-', '') : uuid;
  if (into.write(hex, offset, 'hex') !== 16) throw new RangeError(`'${uuid}' is not a UUID`);
}

const forms: { readonly [Type in Element]: Form<ElementValue[Type]> } = {
  smallint: { oid: 21, size: () => 2, write: (into, at, value) => into.writeInt16BE(value, at) },
  integer: { oid: 23, size: () => 4, write: (into, at, value) => into.writeInt32BE(value, at) },
  bigint: { oid: 20, size: () => 8, write: (into, at, value) => into.writeBigInt64BE(value, at) },
  uuid: { oid: 2950, size: () => 16, write: writeUuid },
  text: { oid: 25, size: (text) => Buffer.byteLength(text), write: (into, at, text) => into.write(text, at) },
  timestamptz: {
    oid: 1184,
    size: () => 8,
    write: (into, at, instant) => into.writeBigInt64BE(BigInt(instant.getTime() - epoch2000) * 1000n, at),
  },
  boolean: { oid: 16, size: () => 1, write: (into, at, value) => into.writeUInt8(value ? 1 : 0, at) },
  jsonb: {
    oid: 3802,
    size: (value) => Buffer.byteLength(JSON.stringify(value)) + 1,
    write: (into, at, value) => {
      into.writeUInt8(1, at);
      into.write(JSON.stringify(value), at + 1);
    },
  },
  bytea: { oid: 17, size: (bytes) => bytes.length, write: (into, at, bytes) => void bytes.copy(into, at) },
};
