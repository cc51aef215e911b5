/** The names in a text, however they are separated, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/).filter((name) => name !== ''))];
}
