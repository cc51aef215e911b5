import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/** Virtual currency switch, strings on the wire (section 3). */
export const virtualSwitch = defineEnum({
  open: { code: '1', wireName: 'OPEN', zh: '开启', en: 'On' },
  close: { code: '0', wireName: 'CLOSE', zh: '关闭', en: 'Off' },
});
export type VirtualSwitch = CodeOf<typeof virtualSwitch>;
