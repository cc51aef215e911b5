import type { Finding } from '../../rule.ts';

/** A finding for each match of `pattern` for which `judge` has a message; fenced code of documents is left out. */
export function lineEach(
  path: string,
  text: string,
  pattern: RegExp,
  judge: (match: RegExpExecArray) => string | undefined,
): Finding[] {
  let fenced = false;
  return text.split('\n').flatMap((content, index) => {
    if (path.endsWith('.md') && content.trimStart().startsWith('```')) fenced = !fenced;
    if (fenced) return [];
    return [...content.matchAll(pattern)].flatMap((match) => {
      const message = judge(match);
      return message === undefined ? [] : [{ path, line: index + 1, message }];
    });
  });
}
