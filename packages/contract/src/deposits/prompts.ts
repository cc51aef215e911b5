import { defineEnum } from '../enums/define-enum.ts';

/** Whether a member sees a prompt, the `status` of the leave window and of the tips; `off` comes without a text. */
export const promptStatuses = defineEnum({
  off: { code: 0, zh: '不提示', en: 'Off' },
  on: { code: 1, zh: '提示', en: 'On' },
});

/** The page that an announcement of the cashier is shown on. */
export const announcementCategories = defineEnum({
  deposit: { code: 3, zh: '存款页公告', en: 'Deposit page' },
});
