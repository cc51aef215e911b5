import type { ChatItem, ChatSetup } from '@fairway/contract/chat/item-schemas.ts';
import type { MqttStatus } from '@fairway/contract/chat/states.ts';
import { chatTextLimit } from '@fairway/contract/chat/texts.ts';

type Of<Kind extends ChatItem['kind']> = Extract<ChatItem, { kind: Kind }>;

/** What a chat room's panel knows (specification section 3, chat room state). */
export interface ChatState {
  /** The switch of the site and the room; undefined until it is known. */
  readonly switchedOn: boolean | undefined;
  readonly venueName: string;
  readonly matchId: string;
  readonly chatRoomNo: string;
  readonly imId: string;
  readonly imTopic: string;
  readonly admin: boolean;
  readonly role: 'visitor' | 'member' | 'admin' | 'anchor';
  readonly minutesBefore: number;
  readonly opensAt: string | null;
  readonly summary: string;
  readonly greeting: string;
  /** 0 closed, 1 open, 2 admins only, 3 read only. */
  readonly status: number;
  /** 0 free, 1 muted in this room, 2 on the site, 3 a visitor. */
  readonly userStatus: number;
  readonly unBanTime: string | null;
  readonly banReason: string;
  readonly muteId: string | null;
  readonly appealed: boolean;
  readonly setup: ChatSetup | undefined;
  readonly mostCharacters: number;
  readonly online: number;
  readonly mqttStatus: MqttStatus;
  /** Messages and what stands among them, by their number. */
  readonly messages: readonly ChatItem[];
  /** What was shown already, by id. */
  readonly ids: ReadonlySet<string>;
  readonly welcomes: { readonly high: readonly Of<'welcome'>[]; readonly low: readonly Of<'welcome'>[] };
  readonly orders: readonly Of<'order'>[];
  /** The gift that was sent last. */
  readonly gift: Of<'gift'> | undefined;
  /** The number up to which nothing is missing. */
  readonly lastN: number;
}

/** A room that is being entered: its connection starts as connecting. */
export function enteredChat(chatRoomNo: string): ChatState {
  return {
    switchedOn: undefined,
    venueName: '',
    matchId: '',
    chatRoomNo,
    imId: '',
    imTopic: '',
    admin: false,
    role: 'visitor',
    minutesBefore: 0,
    opensAt: null,
    summary: '',
    greeting: '',
    status: 0,
    userStatus: 3,
    unBanTime: null,
    banReason: '',
    muteId: null,
    appealed: false,
    setup: undefined,
    mostCharacters: chatTextLimit,
    online: 0,
    mqttStatus: 'connecting',
    ...nothingSaid,
    lastN: 0,
  };
}

const nothingSaid = {
  messages: [],
  ids: new Set<string>(),
  welcomes: { high: [], low: [] },
  orders: [],
  gift: undefined,
} as const;

/** Everything as when a room is entered, but for the switch, venue, match and room number (section 4, chat and session). */
export function resetChat({ switchedOn, venueName, matchId, chatRoomNo }: ChatState): ChatState {
  return { ...enteredChat(chatRoomNo), switchedOn, venueName, matchId };
}

/** Takes the messages away, and with them welcome lists, order pushes, the gift and the map of ids: a former id shows again. */
export function removeMessages(state: ChatState): ChatState {
  return { ...state, ...nothingSaid };
}
