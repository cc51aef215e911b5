import { messageCategories, type MessageCategory } from '@fairway/contract/messages/categories.ts';

/** What the messages page carries in its address: the open tab. */
export interface MessagesSearch {
  tab?: MessageCategory;
}

/** Reads the tab from the address; what is none is left out. Use as `validateSearch` of the route. */
export function readMessagesSearch({ tab }: Record<string, unknown>): MessagesSearch {
  return messageCategories.has(tab) ? { tab } : {};
}
