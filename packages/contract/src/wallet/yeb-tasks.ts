import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Tasks of the interest wallet (specification section 7, «yeb wallet and tasks»). */
export const yebTasks = defineEnum({
  firstIn: { code: 'firstIn', zh: '首次转入', en: 'First move in' },
  sevenDays: { code: 'sevenDays', zh: '连续生息 7 天', en: 'Seven days in a row' },
});
export type YebTask = CodeOf<typeof yebTasks>;
