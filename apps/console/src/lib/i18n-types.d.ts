import type operators from '../../locales/zh-CN/operators.json';
import type shell from '../../locales/zh-CN/shell.json';

/** zh-CN is the source of the texts' types: a key that it lacks does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      operators: typeof operators;
      shell: typeof shell;
    };
  }
}
