/** A side as it is drawn: its name and two colours of its crest, #rrggbb. */
export interface ShownSide {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

/** A match as it is at this moment. */
export interface ShownMoment {
  /** Seconds of play since the kick-off of the match, 2700 at the start of the second half. */
  readonly playSeconds: number;
  readonly home: number;
  readonly away: number;
  /** What happened last, in words; empty for nothing. */
  readonly last: string;
  /** Counts what happened: a step is a moment for the whistle or the crowd. */
  readonly happened: number;
}

/** A room that is to be shown, as the sandbox tells its page. */
export interface RoomShow {
  /** The operator's name of it, its room number. */
  readonly reference: string;
  /** Counts the times that it was asked for; another number is another broadcast. */
  readonly order: number;
  /** WebSocket address of the video origin, and the key of the broadcast. */
  readonly publishUrl: string;
  readonly streamKey: string;
  readonly title: string;
  /** Null of a room in which an anchor talks. */
  readonly sides: { readonly home: ShownSide; readonly away: ShownSide } | null;
  readonly moment: ShownMoment | null;
}

/** How a room's broadcast does. */
export type ShowState = 'connecting' | 'publishing' | 'refused' | 'ended';

/** From a room's worker to the page. */
export interface ShowNews {
  readonly reference: string;
  readonly order: number;
  readonly state: ShowState;
  /** Close code of a refusal; 0 otherwise. */
  readonly code: number;
}

/** From the page to a room's worker: the room at its start, then its text as it is drawn, then the end. */
export type ShowOrder =
  | { readonly kind: 'start'; readonly show: RoomShow }
  | { readonly kind: 'moment'; readonly happened: number; readonly text: ImageBitmap }
  | { readonly kind: 'stop' };
