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
  /** Writes one value into the draft at an offset; answers its bytes. */
  write(offset: number, value: Value): number;
}

const headBytes = 20;
const epoch2000 = 946_684_800_000;
const twoTo32 = 4_294_967_296;
/** Of UTF-8, for each unit of a string. */
const mostBytesOfUnit = 3;

/** Where an array is written before its length is known: a value is encoded once, never measured beforehand. */
let draft = Buffer.allocUnsafe(64 * 1024);

function makeRoom(end: number): void {
  if (end <= draft.length) return;
  const wider = Buffer.allocUnsafe(Math.max(end, draft.length * 2));
  draft.copy(wider);
  draft = wider;
}

/** An array parameter; null is allowed where the column allows it. */
export function binaryArray<Type extends Element>(
  type: Type,
  values: readonly (ElementValue[Type] | null)[],
): Buffer {
  const form = forms[type];
  let nulls = 0;
  let offset = headBytes;
  for (const value of values) {
    makeRoom(offset + 4);
    let size = -1;
    if (value === null) nulls = 1;
    else size = form.write(offset + 4, value);
    draft.writeInt32BE(size, offset);
    offset += 4 + Math.max(size, 0);
  }
  writeHead(draft, form.oid, values.length, nulls);
  return Buffer.from(draft.subarray(0, offset));
}

const sizes = { smallint: 2, integer: 4, bigint: 8, uuid: 16, timestamptz: 8 } as const;

/** An array of `length` values of one size, none null: `write` puts the value of an index at an offset. */
export function fixedArray(
  type: keyof typeof sizes,
  length: number,
  write: (into: Buffer, offset: number, index: number) => void,
): Buffer {
  const size = sizes[type];
  const into = Buffer.allocUnsafe(headBytes + length * (size + 4));
  writeHead(into, forms[type].oid, length, 0);
  for (let index = 0, offset = headBytes; index < length; index += 1, offset += size + 4) {
    into.writeInt32BE(size, offset);
    write(into, offset + 4, index);
  }
  return into;
}

/** As `fixedArray`, where `write` may answer false: that value is null. */
export function sparseArray(
  type: keyof typeof sizes,
  length: number,
  write: (into: Buffer, offset: number, index: number) => boolean,
): Buffer {
  const size = sizes[type];
  const into = Buffer.allocUnsafe(headBytes + length * (size + 4));
  let nulls = 0;
  let offset = headBytes;
  for (let index = 0; index < length; index += 1) {
    const known = write(into, offset + 4, index);
    if (!known) nulls = 1;
    into.writeInt32BE(known ? size : -1, offset);
    offset += known ? size + 4 : 4;
  }
  writeHead(into, forms[type].oid, length, nulls);
  return into.subarray(0, offset);
}

function writeHead(into: Buffer, oid: number, length: number, nulls: number): void {
  into.writeInt32BE(1, 0);
  into.writeInt32BE(nulls, 4);
  into.writeInt32BE(oid, 8);
  into.writeInt32BE(length, 12);
  into.writeInt32BE(1, 16);
}

/** A whole number below 2^53 as eight bytes: cheaper than through bigint. */
export function writeInteger64(into: Buffer, offset: number, value: number): void {
  const high = Math.floor(value / twoTo32);
  into.writeInt32BE(high, offset);
  into.writeUInt32BE(value - high * twoTo32, offset + 4);
}

/** A `timestamptz` from microseconds since 1970, which a Date could not hold. */
export function writeMicroseconds(into: Buffer, offset: number, value: number): void {
  writeInteger64(into, offset, value - epoch2000 * 1000);
}

/** A bigint; those that a number holds exactly, which is nearly all, take the fast path. */
export function writeBigint(into: Buffer, offset: number, value: bigint): void {
  const short = Number(value);
  if (Number.isSafeInteger(short)) writeInteger64(into, offset, short);
  else into.writeBigInt64BE(value, offset);
}

const nibbles = new Int8Array(128).fill(-1);
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16);
  nibbles[digit.charCodeAt(0)] = value;
  nibbles[digit.toUpperCase().charCodeAt(0)] = value;
}

/** The 16 bytes of a UUID in its usual spelling. Throws RangeError for anything else. */
export function writeUuid(into: Buffer, offset: number, uuid: string): void {
  let at = offset;
  for (let index = 0; index < 36; index += 2) {
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      if (uuid.charCodeAt(index) !== 45) throw new RangeError(`'${uuid}' is not a UUID`);
      index += 1;
    }
    const high = nibbles[uuid.charCodeAt(index)] ?? -1;
    const low = nibbles[uuid.charCodeAt(index + 1)] ?? -1;
    if (high < 0 || low < 0) throw new RangeError(`'${uuid}' is not a UUID`);
    into[at] = high * 16 + low;
    at += 1;
  }
  if (uuid.length !== 36) throw new RangeError(`'${uuid}' is not a UUID`);
}

function fixed<Value>(
  oid: number,
  size: number,
  write: (into: Buffer, offset: number, value: Value) => void,
): Form<Value> {
  return {
    oid,
    write(offset, value) {
      makeRoom(offset + size);
      write(draft, offset, value);
      return size;
    },
  };
}

function writeText(offset: number, text: string): number {
  makeRoom(offset + text.length * mostBytesOfUnit);
  return draft.write(text, offset);
}

const forms: { readonly [Type in Element]: Form<ElementValue[Type]> } = {
  smallint: fixed(21, 2, (into, at, value) => into.writeInt16BE(value, at)),
  integer: fixed(23, 4, (into, at, value) => into.writeInt32BE(value, at)),
  bigint: fixed(20, 8, writeBigint),
  uuid: fixed(2950, 16, writeUuid),
  timestamptz: fixed(1184, 8, (into, at, instant) => writeMicroseconds(into, at, instant.getTime() * 1000)),
  boolean: fixed(16, 1, (into, at, value) => into.writeUInt8(value ? 1 : 0, at)),
  text: { oid: 25, write: writeText },
  jsonb: {
    oid: 3802,
    write(offset, value) {
      makeRoom(offset + 1);
      // The version of the form.
      draft.writeUInt8(1, offset);
      return 1 + writeText(offset + 1, JSON.stringify(value));
    },
  },
  bytea: {
    oid: 17,
    write(offset, bytes) {
      makeRoom(offset + bytes.length);
      return bytes.copy(draft, offset);
    },
  },
};
