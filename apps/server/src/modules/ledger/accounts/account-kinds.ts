interface Kind {
  /** The number stored in the database. */
  readonly code: number;
  /** Owned by a member (an opaque id), or a bucket of the house in the owner's shard. */
  readonly owned: boolean;
  /** Carries a part: a venue's code, a payment channel, an anchor. */
  readonly hasPart: boolean;
  /** A row of the ledger holds one account of side `a` and one of `b` at most; `-` is the house's. */
  readonly side: 'a' | 'b' | '-';
  /** The balance may never be negative. */
  readonly guarded: boolean;
}

/** Every kind of account there is; the database holds the same rows in `ledger_account_kinds` and a test compares them. */
export const accountKinds = {
  center: { code: 1, owned: true, hasPart: false, side: 'a', guarded: true },
  locked: { code: 2, owned: true, hasPart: false, side: 'b', guarded: true },
  venue: { code: 3, owned: true, hasPart: true, side: 'a', guarded: true },
  coins: { code: 4, owned: true, hasPart: false, side: 'a', guarded: true },
  interest: { code: 5, owned: true, hasPart: false, side: 'b', guarded: true },
  inTransit: { code: 6, owned: true, hasPart: true, side: 'b', guarded: true },
  bonus: { code: 7, owned: true, hasPart: false, side: 'b', guarded: true },
  commission: { code: 8, owned: true, hasPart: false, side: 'b', guarded: true },
  points: { code: 9, owned: true, hasPart: false, side: 'b', guarded: true },
  deposits: { code: 100, owned: false, hasPart: true, side: '-', guarded: false },
  payouts: { code: 101, owned: false, hasPart: true, side: '-', guarded: false },
  venueFloat: { code: 102, owned: false, hasPart: true, side: '-', guarded: false },
  sportsbookPool: { code: 103, owned: false, hasPart: false, side: '-', guarded: false },
  gamesPool: { code: 104, owned: false, hasPart: true, side: '-', guarded: false },
  promotions: { code: 105, owned: false, hasPart: false, side: '-', guarded: false },
  coinRevenue: { code: 106, owned: false, hasPart: false, side: '-', guarded: false },
  anchorPayable: { code: 107, owned: false, hasPart: true, side: '-', guarded: true },
  interestExpense: { code: 108, owned: false, hasPart: false, side: '-', guarded: false },
  exchange: { code: 109, owned: false, hasPart: false, side: '-', guarded: false },
  fees: { code: 110, owned: false, hasPart: false, side: '-', guarded: false },
  clearing: { code: 111, owned: false, hasPart: false, side: '-', guarded: false },
  adjustments: { code: 112, owned: false, hasPart: false, side: '-', guarded: false },
  affiliateExpense: { code: 113, owned: false, hasPart: false, side: '-', guarded: false },
  pointsIssued: { code: 114, owned: false, hasPart: false, side: '-', guarded: false },
  campaign: { code: 115, owned: false, hasPart: true, side: '-', guarded: true },
  capital: { code: 116, owned: false, hasPart: false, side: '-', guarded: false },
  ownFunds: { code: 117, owned: false, hasPart: true, side: '-', guarded: false },
  debt: { code: 120, owned: true, hasPart: false, side: 'b', guarded: false },
} as const satisfies Record<string, Kind>;

export type AccountKind = keyof typeof accountKinds;

type KindWith<Trait> = {
  [Name in AccountKind]: (typeof accountKinds)[Name] extends Trait ? Name : never;
}[AccountKind];

/** House accounts named by their kind alone; what the house has issued of points is no money and has a name of its own. */
export type HouseKind = Exclude<KindWith<{ owned: false; hasPart: false }>, 'pointsIssued'>;
/** House accounts that are kept apart by channel, venue, game or anchor. */
export type HouseKindWithPart = KindWith<{ owned: false; hasPart: true }>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its keys
const names = Object.keys(accountKinds) as AccountKind[];
const byCode = new Map(names.map((name) => [accountKinds[name].code as number, name]));

/** The kind of a stored number. */
export function kindOfCode(code: number): AccountKind {
  const kind = byCode.get(code);
  if (!kind) throw new RangeError(`no account kind has the number ${code}`);
  return kind;
}

/** Whether a balance of this kind may never be negative. */
export function isGuarded(kind: AccountKind): boolean {
  return accountKinds[kind].guarded;
}
