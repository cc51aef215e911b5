import { defineEnum } from '../enums/define-enum.ts';

/** Reserve withdrawal tutorial switch (section 3). */
export const reserveTutorialSwitch = defineEnum({
  close: { code: 0, wireName: 'CLOSE', zh: '不显示', en: 'Hidden' },
  open: { code: 1, wireName: 'OPEN', zh: '显示', en: 'Shown' },
});

/** Reserve withdrawal modal switch (section 3). */
export const reserveModals = defineEnum({
  duration: { code: 0, wireName: 'RESERVE_DURATION', zh: '预约时长', en: 'Duration' },
  time: { code: 1, wireName: 'RESERVE_TIME', zh: '预约时间', en: 'Time' },
  type: { code: 2, wireName: 'RESERVE_TYPE', zh: '预约方式', en: 'Type' },
});
