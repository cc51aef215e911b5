/** A text in the console's two languages. */
export interface Labels {
  readonly zh: string;
  readonly en: string;
}

type Choice = Labels & { readonly code: string | number };

/** What one field of a kind's own figures is; the value stands in the form as it stands in the terms. */
type FieldType =
  /** Yuan. */
  | { readonly type: 'amount' }
  | { readonly type: 'count'; readonly min: number; readonly max: number }
  | { readonly type: 'switch' }
  | { readonly type: 'time' }
  | { readonly type: 'text'; readonly max: number; readonly isLong?: boolean }
  /** A text in both languages: `{ zh, en }`. */
  | { readonly type: 'texts'; readonly max: number; readonly isLong?: boolean }
  | {
      readonly type: 'choice';
      /** What can be chosen; made when it is drawn where the labels are the console's own texts. */
      readonly of: readonly Choice[] | (() => readonly Choice[]);
      readonly isMany?: boolean;
    }
  /** So many amounts in an order: `label` of each is numbered. */
  | { readonly type: 'amounts'; readonly count: number }
  /** Entries that can be added, moved and taken out. */
  | {
      readonly type: 'list';
      readonly max: number;
      readonly fresh: () => object;
      readonly entry: readonly OwnField[];
    }
  /** A list of members that is written at once and never changes: `{ id, count }`. */
  | { readonly type: 'members'; readonly max: number }
  /** A competition of the sportsbook, searched by its name and kept by its id. */
  | { readonly type: 'competition' }
  /** Fields that stand together in an object. */
  | { readonly type: 'group'; readonly entry: readonly OwnField[] };

export type OwnField<Name extends string = string> = FieldType & {
  readonly name: Name;
  readonly label: Labels;
  readonly hint?: Labels;
  /** May be left empty; then it is no part of the terms. */
  readonly isOptional?: boolean;
};
