const numerals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/** What a person answers to the sum as text. */
export function solveQuestion(question: string | null): string {
  const [, a = '', b = '', c = ''] = /^(.+)加(.+)，再减去(.+)，等于几？$/.exec(question ?? '') ?? [];
  return String(numerals.indexOf(a) + numerals.indexOf(b) - numerals.indexOf(c));
}
