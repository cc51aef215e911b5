import type { CodeOf } from '../enums/define-enum.ts';
import { defineEnum } from '../enums/define-enum.ts';

/** Interface status: whether a call has answered yet (specification section 3, spelled as printed). */
export const interfaceStatuses = defineEnum({
  notReturned: { code: 0, wireName: 'NO_RETUAN', zh: '未返回', en: 'Not returned' },
  returned: { code: 1, wireName: 'RETURNED', zh: '已返回', en: 'Returned' },
});
export type InterfaceStatus = CodeOf<typeof interfaceStatuses>;

/** General control switches (section 3). */
export const generalControlSwitches = defineEnum({
  footballIntelligence: {
    code: 1,
    wireName: 'FOOTBALL_INTELLIGENCE',
    zh: '足球情报',
    en: 'Football intelligence',
  },
  chatRoom: { code: 2, wireName: 'CHATROOM', zh: '聊天室', en: 'Chat room' },
  anchor: { code: 3, wireName: 'ANCHOR', zh: '主播', en: 'Anchors' },
  footballVenue: { code: 4, wireName: 'FBTY', zh: 'FB 体育', en: 'FB sports' },
  worldCup: { code: 5, wireName: 'WORLD_CUP', zh: '世界杯', en: 'World Cup' },
  virtualCurrency: { code: 6, wireName: 'VIRTUAL_CURRENCY', zh: '虚拟币', en: 'Virtual currency' },
});
export type GeneralControlSwitch = CodeOf<typeof generalControlSwitches>;

/** The `keyType` under which a config call is dispatched (section 7). */
export const configKeyType = 2;

/** Keys under which a config call asks for its value (sections 5 and 7). */
export const configKeys = defineEnum({
  depositVerifyPhone: {
    code: 'deposit_verify_mobile_phone',
    wireName: 'deposit_verify_mobile_phone',
    zh: '存款手机验证',
    en: 'Phone verification for deposits',
  },
  overseasPhone: {
    code: 'overseas_mobile_number_switch',
    wireName: 'overseas_mobile_number_switch',
    zh: '海外手机号码',
    en: 'Overseas mobile numbers',
  },
  loginVerifyTriggerTimes: {
    code: 'login_verify_trigger_times',
    wireName: 'login_verify_trigger_times',
    zh: '登录验证触发次数',
    en: 'Failed logins before a captcha',
  },
  fastRegisterVerify: {
    code: 'fast_register_verify',
    wireName: 'fast_register_verify',
    zh: '快速注册验证',
    en: 'Captcha at quick registration',
  },
  captchaAfsType: {
    code: 'control_imgcode_afs_type',
    wireName: 'control_imgcode_afs_type',
    zh: '滑块验证类型',
    en: 'Kind of slider captcha',
  },
  captchaAnjiType: {
    code: 'control_imgcode_anji_type',
    wireName: 'control_imgcode_anji_type',
    zh: '图形验证类型',
    en: 'Kind of picture captcha',
  },
});
export type ConfigKey = CodeOf<typeof configKeys>;
