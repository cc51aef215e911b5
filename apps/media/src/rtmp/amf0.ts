import { RtmpFault } from './rtmp-fault.ts';

export type Amf0Value =
  | number
  | boolean
  | string
  | null
  | readonly Amf0Value[]
  | { readonly [name: string]: Amf0Value };

/** More than any encoder sends, little enough to be read without a thought. */
const mostDepth = 4;
const mostValues = 128;

const markers = {
  number: 0,
  boolean: 1,
  string: 2,
  object: 3,
  null: 5,
  undefined: 6,
  map: 8,
  end: 9,
  list: 10,
} as const;

/** The values of a command, one after the other. Throws `amf` for a type that no encoder needs, for too many and for too deep ones. */
export function readAmf0(bytes: Buffer): Amf0Value[] {
  const reader = new Amf0Reader(bytes);
  const values: Amf0Value[] = [];
  while (!reader.isAtEnd) values.push(reader.value(0));
  return values;
}

export function writeAmf0(value: Amf0Value): Buffer {
  if (value === null) return Buffer.of(markers.null);
  if (typeof value === 'boolean') return Buffer.of(markers.boolean, value ? 1 : 0);
  if (typeof value === 'string') return Buffer.concat([Buffer.of(markers.string), writeText(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  if (isList(value)) {
    const head = Buffer.alloc(5, markers.list);
    head.writeUInt32BE(value.length, 1);
    return Buffer.concat([head, ...value.map(writeAmf0)]);
  }
  const fields = Object.entries(value).flatMap(([name, one]) => [writeText(name), writeAmf0(one)]);
  return Buffer.concat([Buffer.of(markers.object), ...fields, Buffer.of(0, 0, markers.end)]);
}

function isList(value: Amf0Value): value is readonly Amf0Value[] {
  return Array.isArray(value);
}

function writeText(text: string): Buffer {
  const bytes = Buffer.from(text);
  const head = Buffer.alloc(2);
  head.writeUInt16BE(bytes.length);
  return Buffer.concat([head, bytes]);
}

class Amf0Reader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  value(depth: number): Amf0Value {
    this.#values += 1;
    if (depth > mostDepth || this.#values > mostValues) throw new RtmpFault('amf', 'too many values');
    const marker = this.#next(1).readUInt8(0);
    if (marker === markers.number) return this.#next(8).readDoubleBE(0);
    if (marker === markers.boolean) return this.#next(1).readUInt8(0) !== 0;
    if (marker === markers.string) return this.#text();
    if (marker === markers.null || marker === markers.undefined) return null;
    if (marker === markers.object) return this.#fields(depth);
    if (marker === markers.list) return this.#list(depth);
    if (marker !== markers.map) throw new RtmpFault('amf', `type ${marker}`);
    // The count before a map's fields is a hint only.
    this.#next(4);
    return this.#fields(depth);
  }

  #list(depth: number): Amf0Value[] {
    const count = this.#next(4).readUInt32BE(0);
    const values: Amf0Value[] = [];
    // What is announced beyond the end is refused at the first value that is missing.
    for (let index = 0; index < count; index += 1) values.push(this.value(depth + 1));
    return values;
  }

  #fields(depth: number): Record<string, Amf0Value> {
    const fields = new Map<string, Amf0Value>();
    for (;;) {
      const name = this.#text();
      if (name === '' && this.#bytes[this.#at] === markers.end) {
        this.#at += 1;
        return Object.fromEntries(fields);
      }
      fields.set(name, this.value(depth + 1));
    }
  }

  #text(): string {
    return this.#next(this.#next(2).readUInt16BE(0)).toString('utf8');
  }

  #next(count: number): Buffer {
    const bytes = this.#bytes.subarray(this.#at, this.#at + count);
    if (bytes.length < count) throw new RtmpFault('amf', 'a value ends early');
    this.#at += count;
    return bytes;
  }
}
