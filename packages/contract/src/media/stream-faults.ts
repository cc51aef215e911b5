import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What makes the origin refuse a stream (close code 4422): the rules of the format, by name. */
export const streamFaults = defineEnum({
  box: { code: 'box', zh: '数据格式不正确', en: 'A box is missing, misplaced, damaged or not allowed' },
  initSize: { code: 'initSize', zh: '初始化数据超过 4 kB', en: 'The init segment is larger than 4 kB' },
  partSize: { code: 'partSize', zh: '单个片段超过 500 kB', en: 'A part is larger than 500 kB' },
  codec: {
    code: 'codec',
    zh: '编码格式不支持：请使用 H.264、AAC-LC 或 Opus',
    en: 'The codec is not H.264, AAC-LC or Opus',
  },
  profile: {
    code: 'profile',
    zh: 'H.264 档次不支持：请使用 Baseline、Main 或 High',
    en: 'The H.264 profile is not Baseline, Main or High',
  },
  level: { code: 'level', zh: 'H.264 级别高于 4.0', en: 'The H.264 level is above 4.0' },
  pictureSize: {
    code: 'pictureSize',
    zh: '画面大于 1920×1080',
    en: 'The picture is larger than 1920×1080',
  },
  frameRate: { code: 'frameRate', zh: '帧率高于 60', en: 'More than 60 pictures a second' },
  bitRate: {
    code: 'bitRate',
    zh: '码率在 5 秒内高于 6 Mbit/s',
    en: 'More than 6 Mbit/s over 5 s',
  },
  keyFrame: {
    code: 'keyFrame',
    zh: '关键帧间隔超过 4 秒',
    en: 'Key frames are more than 4 s apart',
  },
  partDuration: {
    code: 'partDuration',
    zh: '片段时长不正确',
    en: 'A part has no duration or lasts longer than a second',
  },
  time: { code: 'time', zh: '时间戳没有递增', en: 'The times of the parts do not rise' },
  order: { code: 'order', zh: '片段序号不连续', en: 'The numbers of the parts have a gap' },
  track: {
    code: 'track',
    zh: '画面或声音与声明的轨道不符',
    en: 'The track was not declared, has no init segment or holds another kind of media',
  },
  pace: {
    code: 'pace',
    zh: '发送速度超过实时',
    en: 'The parts arrive faster than they were taken',
  },
});
export type StreamFault = CodeOf<typeof streamFaults>;

/** Why the server does not admit a publisher. */
export const publishRefusals = defineEnum({
  unknownKey: { code: 'unknownKey', zh: '推流密钥不存在', en: 'The stream key does not exist' },
  usedKey: {
    code: 'usedKey',
    zh: '推流密钥已使用，请重新获取',
    en: 'The stream key was good for one broadcast, which is over',
  },
  suspended: { code: 'suspended', zh: '主播已停播', en: 'The anchor is suspended' },
  tooEarly: { code: 'tooEarly', zh: '还未到开播时间', en: 'The broadcast may not begin yet' },
});
export type PublishRefusal = CodeOf<typeof publishRefusals>;
