/** Longest chat message in characters (specification sections 3, 5 and 9). */
export const chatTextLimit = 200;

/** Length of a chat text as both sides count it: code points, so that one emoji is one and never half of one. */
export function chatTextLength(text: string): number {
  return Array.from(text).length;
}

/** What a chat box keeps of a typed text: its first 200 characters. */
export function clipChatText(text: string): string {
  return Array.from(text).slice(0, chatTextLimit).join('');
}
