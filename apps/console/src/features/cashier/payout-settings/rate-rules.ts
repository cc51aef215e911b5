import type { FormRule } from 'antd';

/** Per cent below ten with at most two places, as the contract takes it. */
export const rateRule = (message: string): FormRule => ({ pattern: /^\d(\.\d{1,2})?$/, message });
/** How many times something is played, with at most two places. */
export const multiplierRule = (message: string): FormRule => ({
  pattern: /^(0|[1-9]\d?)(\.\d{1,2})?$/,
  message,
});
