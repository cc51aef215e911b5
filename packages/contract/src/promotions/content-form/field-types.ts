import { defineEnum } from '../../enums/define-enum.ts';

/** What a field of a form takes: a line, several lines, a number, or one of its options. */
export const formFieldTypes = defineEnum({
  text: { code: 'text', zh: '单行文字', en: 'One line' },
  lines: { code: 'lines', zh: '多行文字', en: 'Several lines' },
  number: { code: 'number', zh: '数字', en: 'Number' },
  choice: { code: 'choice', zh: '单选', en: 'One of several' },
});

/** Characters of an answer, by the type of its field. */
export const answerLengths = { text: 100, lines: 1000, number: 18, choice: 2 } as const;
