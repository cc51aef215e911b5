import type { ChatItem } from '@fairway/contract/chat/item-schemas.ts';
import type { ChatState } from './chat-state.ts';

/** Lines that stay in the panel. */
const mostKept = 400;
const mostWelcomes = { high: 20, low: 50 } as const;

/** Takes items that have arrived, in any order: each id is shown once, lines stand by their number, what was removed goes. */
export function takeItems(state: ChatState, items: readonly ChatItem[]): ChatState {
  const fresh = items.filter(({ id }) => !state.ids.has(id));
  if (fresh.length === 0) return state;
  return fresh.reduce(takeItem, { ...state, ids: new Set([...state.ids, ...fresh.map(({ id }) => id)]) });
}

function takeItem(state: ChatState, item: ChatItem): ChatState {
  switch (item.kind) {
    case 'removed':
      return without(state, (line) => line.id === item.targetId);
    case 'giftBack': {
      const back = (line: ChatItem) => line.kind === 'gift' && line.gift.giftNo === item.giftNo;
      return { ...without(state, back), gift: state.gift && back(state.gift) ? undefined : state.gift };
    }
    case 'welcome': {
      const { high, low } = state.welcomes;
      const list = [...(item.priority === 'high' ? high : low), item].slice(-mostWelcomes[item.priority]);
      return { ...state, welcomes: item.priority === 'high' ? { high: list, low } : { high, low: list } };
    }
    case 'setup':
      return withLine({ ...state, setup: item.setup, summary: item.setup.summary }, item);
    case 'order':
      return withLine({ ...state, orders: [...state.orders, item] }, item);
    case 'gift':
      return withLine({ ...state, gift: item }, item);
    default:
      return withLine(state, item);
  }
}

function withLine(state: ChatState, item: ChatItem): ChatState {
  const { messages } = state;
  const place = messages.findLastIndex(({ n }) => n < item.n) + 1;
  return { ...state, messages: messages.toSpliced(place, 0, item).slice(-mostKept) };
}

function without(state: ChatState, gone: (line: ChatItem) => boolean): ChatState {
  return {
    ...state,
    messages: state.messages.filter((line) => !gone(line)),
    orders: state.orders.filter((line) => !gone(line)),
  };
}

/** The arrival that is announced next: high ones before low ones. */
export function nextWelcome({ welcomes: { high, low } }: ChatState) {
  return high[0] ?? low[0];
}

/** Without an arrival that was announced. */
export function withoutWelcome(state: ChatState, id: string): ChatState {
  const { high, low } = state.welcomes;
  const others = (list: typeof high) => list.filter((one) => one.id !== id);
  return { ...state, welcomes: { high: others(high), low: others(low) } };
}

/** The last number of a packet's items, where they follow what is there without a gap; undefined where some are missing. */
export function follows(lastN: number, items: readonly ChatItem[]): number | undefined {
  let last = lastN;
  for (const { n } of items.toSorted((one, other) => one.n - other.n)) {
    if (n <= last) continue;
    if (n !== last + 1) return undefined;
    last = n;
  }
  return last;
}
