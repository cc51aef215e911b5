import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import { LiveLine } from '../../../lib/live/live-line.ts';
import type { LiveClient, LiveEvents } from '../../../lib/live/open-client.ts';
import { enteredChat, removeMessages, resetChat, type ChatState } from './chat-state.ts';
import { follows, takeItems, withoutWelcome } from './take-items.ts';

export interface Connector {
  readonly imId: string;
  readonly imTopic: string;
  readonly statTopic: string;
  readonly mqttAddress: string;
  readonly ticket: string;
}

/** What a chat asks of the server: the calls of the present caller's form, `web` or `anonymous`. */
interface ChatCalls {
  connector(chatRoomNo: string): Promise<Connector>;
  room(chatRoomNo: string): Promise<Partial<ChatState> & { switchedOn: boolean; status: number }>;
  greeting(chatRoomNo: string): Promise<string>;
  history(chatRoomNo: string): Promise<{ items: ChatItem[]; lastN: number }>;
  missed(chatRoomNo: string, after: number): Promise<{ items: ChatItem[]; lastN: number }>;
}

export interface ChatParts {
  readonly calls: ChatCalls;
  readonly open: (address: string, ticket: string, events: LiveEvents) => LiveClient;
  readonly now: () => number;
  readonly random: () => number;
}

/** The connection was ended because the login has opened more of them elsewhere. */
const replacedCode = 4409;

/**
 * A room's chat on a connection of its own: enters, listens, asks for what is missing, and leaves. Whatever arrives twice or in another
 * order ends in the same state.
 */
export class ChatSession {
  #state: ChatState;
  readonly #parts: ChatParts;
  readonly #listeners = new Set<() => void>();
  readonly #heard = new Set<(items: readonly ChatItem[]) => void>();
  #line: LiveLine | undefined;
  #healing = false;
  #left = false;

  constructor(chatRoomNo: string, parts: ChatParts) {
    this.#state = enteredChat(chatRoomNo);
    this.#parts = parts;
  }

  readonly state = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Items as they arrive while one is in the room, without its history. */
  readonly onItems = (listener: (items: readonly ChatItem[]) => void): (() => void) => {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  };

  /** Asks what the room is and, while it can be read, connects. Throws what the calls throw. */
  async enter(): Promise<void> {
    this.#left = false;
    if (!this.#line) this.#set({ mqttStatus: 'connecting' });
    await this.refresh();
    if (this.#left || this.#line || this.#state.status === 0) return;
    const no = this.#state.chatRoomNo;
    const first = await this.#parts.calls.connector(no);
    if (this.#left || this.#line) return;
    this.#set({ imId: first.imId, imTopic: first.imTopic });
    this.#connect(first);
    const [greeting, history] = await Promise.all([
      this.#parts.calls.greeting(no),
      this.#parts.calls.history(no),
    ]);
    if (this.#left) return;
    this.#state = takeItems({ ...this.#state, greeting, lastN: history.lastN }, history.items);
    // An arrival of the past is not announced again.
    this.#set({ welcomes: { high: [], low: [] } });
    void this.#heal();
  }

  /** Asks again what the room is: after a mute, a setup or a switch. */
  async refresh(): Promise<void> {
    const detail = await this.#parts.calls.room(this.#state.chatRoomNo);
    if (this.#left) return;
    this.#set(detail);
    if (detail.status === 0) this.#close();
  }

  /** Closes the connection; nothing more is heard. */
  leave(): void {
    this.#left = true;
    this.#close();
    this.#set({ mqttStatus: 'closed' });
  }

  /** Everything from the beginning but switch, venue, match and room number. */
  reset(): void {
    this.#state = resetChat(this.#state);
    this.#set({});
  }

  /** Clears the panel; what was removed by hand may come again. */
  removeMessages(): void {
    this.#state = removeMessages(this.#state);
    this.#set({});
  }

  /** The viewer's own message, which a room that holds back shows to nobody else yet. */
  wrote({ n, id, at, text }: { n: number; id: string; at: string; text: string }, name: string): void {
    if (this.#state.ids.has(id)) return;
    const { imId, role } = this.#state;
    const from = { userNo: imId, name, role: role === 'visitor' ? ('member' as const) : role, grade: 0 };
    const item: ChatItem = { kind: 'text', n, id, at, from, text };
    this.#state = takeItems(this.#state, [item]);
    this.#set({});
    for (const listener of this.#heard) listener([item]);
  }

  /** An arrival was announced long enough. */
  welcomed(id: string): void {
    this.#state = withoutWelcome(this.#state, id);
    this.#set({});
  }

  #connect(first: Connector): void {
    let next: Connector | undefined = first;
    const line = new LiveLine({
      open: async (events) => {
        const { mqttAddress, ticket } = next ?? (await this.#parts.calls.connector(this.#state.chatRoomNo));
        next = undefined;
        return this.#parts.open(mqttAddress, ticket, events);
      },
      now: this.#parts.now,
      random: this.#parts.random,
      isFinal: (code) => code === replacedCode,
      onState: (isOpen, isOver) => this.#lineState(isOpen, isOver),
    });
    this.#line = line;
    line.follow(first.imTopic, 0, {
      onMessage: (message) => this.#arrived(message),
      onGap: () => void this.#heal(),
    });
    line.follow(first.statTopic, 0, { onMessage: (message) => this.#counted(message), onGap: () => {} });
  }

  #lineState(isOpen: boolean, isOver: boolean): void {
    if (this.#left) return;
    if (isOpen) this.#set({ mqttStatus: 'connected' });
    else if (isOver) this.#set({ mqttStatus: 'closed' });
    else if (this.#state.mqttStatus === 'connected') this.#set({ mqttStatus: 'reconnecting' });
  }

  #arrived(message: object): void {
    if (this.#left || !('items' in message) || !Array.isArray(message.items)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by the room's lane from the same schema
    const items = message.items as ChatItem[];
    const known = this.#state.ids;
    const fresh = items.filter(({ id }) => !known.has(id));
    const last = 'sampled' in message ? items.at(-1)?.n : follows(this.#state.lastN, items);
    this.#state = takeItems(this.#state, items);
    this.#set(last === undefined ? {} : { lastN: last });
    for (const listener of this.#heard) listener(fresh);
    if (last === undefined) void this.#heal();
    if (items.some(({ kind }) => kind === 'setup')) void this.refresh().catch(() => {});
  }

  #counted(message: object): void {
    if ('online' in message && typeof message.online === 'number') this.#set({ online: message.online });
    if ('lastN' in message && typeof message.lastN === 'number' && message.lastN > this.#state.lastN)
      void this.#heal();
  }

  /** Asks for exactly what is missing, page by page; one at a time, and a fault leaves it to the next number that arrives. */
  async #heal(): Promise<void> {
    if (this.#healing || this.#left) return;
    this.#healing = true;
    try {
      for (;;) {
        const { items, lastN } = await this.#parts.calls.missed(this.#state.chatRoomNo, this.#state.lastN);
        if (this.#left) return;
        this.#state = takeItems(this.#state, items);
        const reached = items.at(-1)?.n ?? lastN;
        this.#set({ lastN: Math.max(this.#state.lastN, reached) });
        if (items.length === 0 || reached >= lastN) return;
      }
    } catch {
      // The room may have closed meanwhile; the statistics say its number again in five seconds.
    } finally {
      this.#healing = false;
    }
  }

  #close(): void {
    this.#line?.close();
    this.#line = undefined;
  }

  #set(changes: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
