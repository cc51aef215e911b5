import { defineEnum, type CodeOf } from '../enums/define-enum.ts';

/** What became of the signature of a message. */
export const signatureVerdicts = defineEnum({
  valid: { code: 'valid', zh: '签名正确', en: 'The signature holds' },
  missing: { code: 'missing', zh: '缺少签名所需的请求头', en: 'Headers of the signature are missing' },
  malformed: { code: 'malformed', zh: '请求头格式不符', en: 'A header has another form' },
  invalid: { code: 'invalid', zh: '签名不符', en: 'The signature does not hold' },
});
export type SignatureVerdict = CodeOf<typeof signatureVerdicts>;

export const signatureAlgorithms = defineEnum({
  ed25519: { code: 'ed25519', zh: 'Ed25519', en: 'Ed25519' },
  rsaSha256: { code: 'rsaSha256', zh: 'RSA-SHA256（PKCS#1 v1.5）', en: 'RSA-SHA256 (PKCS #1 v1.5)' },
  hmacSha256: { code: 'hmacSha256', zh: 'HMAC-SHA256', en: 'HMAC-SHA256' },
});
export type SignatureAlgorithm = CodeOf<typeof signatureAlgorithms>;

/** Another text, or another notation, under which the signature does hold: the usual mistakes of the other side, and of copying. */
export const signatureVariants = defineEnum({
  newlineRemoved: {
    code: 'newlineRemoved',
    zh: '对不带末尾换行的正文签名',
    en: 'Made over the body without its last line feed',
  },
  newlineAdded: {
    code: 'newlineAdded',
    zh: '对末尾多一个换行的正文签名',
    en: 'Made over the body with one more line feed at its end',
  },
  compact: {
    code: 'compact',
    zh: '对去掉空白的 JSON 正文签名',
    en: 'Made over the body as JSON without white space',
  },
  indented: {
    code: 'indented',
    zh: '对缩进排版的 JSON 正文签名',
    en: 'Made over the body as indented JSON',
  },
  sorted: {
    code: 'sorted',
    zh: '对按字段名排序的 JSON 正文签名',
    en: 'Made over the body as JSON with its fields sorted',
  },
  emptyBody: { code: 'emptyBody', zh: '签名时正文为空', en: 'Made over an empty body' },
  bodyAlone: { code: 'bodyAlone', zh: '只对正文签名', en: 'Made over the body alone' },
  withoutQuery: {
    code: 'withoutQuery',
    zh: '对不带查询参数的路径签名',
    en: 'Made over the path without its query',
  },
  withoutBase: {
    code: 'withoutBase',
    zh: '对不含场馆前缀的路径签名',
    en: 'Made over the path without the venue’s base',
  },
  carriageReturns: {
    code: 'carriageReturns',
    zh: '以 CRLF 换行拼接签名文本',
    en: 'Made over lines that end with CR LF',
  },
  digest: {
    code: 'digest',
    zh: '对签名文本的 SHA-256 十六进制摘要签名',
    en: 'Made over the SHA-256 of the text, in hexadecimal',
  },
  hexNotation: {
    code: 'hexNotation',
    zh: '文本无误，签名写成了十六进制而非 Base64',
    en: 'Made over the right text, but written in hexadecimal and not in base64',
  },
});
export type SignatureVariant = CodeOf<typeof signatureVariants>;

export const signatureNonceStates = defineEnum({
  none: { code: 'none', zh: '该格式不使用随机串', en: 'This form has none' },
  missing: { code: 'missing', zh: '缺少', en: 'Missing' },
  malformed: { code: 'malformed', zh: '格式不符', en: 'In another form' },
  unused: { code: 'unused', zh: '未使用过', en: 'Not used yet' },
  used: { code: 'used', zh: '已使用，再次到达会被拒绝', en: 'Used: a second call with it is refused' },
  forgotten: {
    code: 'forgotten',
    zh: '时间已过，不再保留记录',
    en: 'Too long ago to be remembered',
  },
  asked: {
    code: 'asked',
    zh: '应为我方提问时的随机串，不保留记录',
    en: 'Ours, of the question that was answered; it is not kept',
  },
});
export type SignatureNonceState = CodeOf<typeof signatureNonceStates>;

/** How the time in a message lies to the time at which it arrived. */
export const signatureTimeStates = defineEnum({
  within: { code: 'within', zh: '在允许范围内', en: 'Within the bounds' },
  late: { code: 'late', zh: '过旧', en: 'Too old' },
  ahead: { code: 'ahead', zh: '超前', en: 'Ahead of our clock' },
});
export type SignatureTimeState = CodeOf<typeof signatureTimeStates>;

/** Whether a setting of a venue's adapter is there; the console never sees its value. */
export const partySettingStates = defineEnum({
  given: { code: 'given', zh: '已设置', en: 'Set' },
  demo: { code: 'demo', zh: '演示值', en: 'Of the demo' },
  wrong: { code: 'wrong', zh: '格式不符', en: 'In another form' },
  missing: { code: 'missing', zh: '缺少', en: 'Missing' },
  unset: { code: 'unset', zh: '未设置（可选）', en: 'Not set (optional)' },
});
export type PartySettingState = CodeOf<typeof partySettingStates>;

export const partyStates = defineEnum({
  ready: { code: 'ready', zh: '已接入', en: 'Connected' },
  incomplete: { code: 'incomplete', zh: '设置不全', en: 'Settings incomplete' },
  absent: { code: 'absent', zh: '未接入', en: 'Not connected' },
});
export type PartyState = CodeOf<typeof partyStates>;
