/** One value of an enumeration. `code` travels on the wire; `wireName` is the printed spelling, misspelt where it is. */
export interface EnumMember {
  readonly code: string | number;
  readonly wireName?: string;
  readonly wireAliases?: readonly string[];
  readonly zh: string;
  readonly en: string;
}

export type EnumMembers = Readonly<Record<string, EnumMember>>;

type Keyed<Members extends EnumMembers> = {
  readonly [Key in keyof Members & string]: Members[Key] & { readonly key: Key };
};

/** An enumeration as data: members by clean key, codes by key, and total look-ups that answer undefined for the unknown. */
export interface Enumeration<Members extends EnumMembers> {
  readonly members: Keyed<Members>;
  readonly codes: { readonly [Key in keyof Members & string]: Members[Key]['code'] };
  readonly list: readonly Keyed<Members>[keyof Members & string][];
  readonly codeList: readonly Members[keyof Members & string]['code'][];
  byCode(code: string | number | null | undefined): Keyed<Members>[keyof Members & string] | undefined;
  byWireName(name: string): Keyed<Members>[keyof Members & string] | undefined;
  /** The clean key of a listed code; throws for one that is not, which only a row of another version can hold. */
  keyOf(code: string | number): keyof Members & string;
  label(code: string | number | null | undefined, locale: 'zh' | 'en'): string | undefined;
  has(code: unknown): code is Members[keyof Members & string]['code'];
}

/** Any enumeration, for code that reads them all alike: the API reference, a table of labels. */
export interface AnyEnumeration {
  readonly list: readonly (EnumMember & { readonly key: string })[];
  byCode(code: string | number | null | undefined): unknown;
  byWireName(name: string): unknown;
  has(code: unknown): boolean;
}

/** The union of an enumeration's codes: `type DepositOrderState = CodeOf<typeof depositOrderStates>`. */
export type CodeOf<E extends { readonly codeList: readonly unknown[] }> = E['codeList'][number];

/** The union of an enumeration's clean keys. */
export type KeyOf<E extends { readonly codes: object }> = keyof E['codes'] & string;

/** The clean keys, in the order of the members; what a schema lists where the wire has their codes (`wire` of the endpoint). */
export function keysOf<Members extends EnumMembers>({
  list,
}: Enumeration<Members>): (keyof Members & string)[] {
  return list.map(({ key }) => key);
}

/**
 * Makes an enumeration of its members; the order of the members is the order of `list` and `codeList`.
 * A build leaves out the enumerations that a page does not read.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEnum<const Members extends EnumMembers>(members: Members): Enumeration<Members> {
  type Member = Keyed<Members>[keyof Members & string];
  const entries = Object.entries(members);
  // The next three lines rebuild what the type already knows and Object.entries has forgotten.
  /* oxlint-disable typescript/no-unsafe-type-assertion -- Object.entries forgets the keys that the type knows. */
  const list = entries.map(([key, member]) => ({ ...member, key })) as unknown as readonly Member[];
  const keyed = Object.fromEntries(list.map((member) => [member.key, member])) as unknown as Keyed<Members>;
  const codes = Object.fromEntries(entries.map(([key, member]) => [key, member.code])) as never;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  const byCode = new Map<unknown, Member>(list.map((member) => [member.code, member]));
  const byWireName = new Map<string, Member>(
    list.flatMap((member) =>
      [member.wireName ?? member.key, ...(member.wireAliases ?? [])].map((name) => [name, member] as const),
    ),
  );

  return {
    members: keyed,
    codes,
    list,
    codeList: list.map((member) => member.code),
    byCode: (code) => byCode.get(code),
    byWireName: (name) => byWireName.get(name),
    keyOf(code) {
      const key = byCode.get(code)?.key;
      if (key === undefined) throw new Error(`Code ${code} is not listed`);
      return key;
    },
    label: (code, locale) => byCode.get(code)?.[locale],
    has: (code): code is Member['code'] => byCode.has(code),
  };
}
