/** What a captcha can look like, and so how it is answered; who draws and judges it is another matter. */
export const captchaKindNames = ['picture', 'question', 'slider', 'points'] as const;
export type CaptchaKindName = (typeof captchaKindNames)[number];

/** Those that a site can show first; a sum as text is offered beside them. The last three are an outside service's. */
export const firstCaptchaKinds = [
  'picture',
  'slider',
  'points',
  'afsSlider',
  'anjiPuzzle',
  'anjiPoints',
] as const;
export type FirstCaptchaKind = (typeof firstCaptchaKinds)[number];
/** Outside services that draw and judge captchas. */
export type CaptchaParty = 'afs' | 'anji';

/** How a kind of an outside service looks, and whose it is; the own kind of that look replaces a service that is silent. */
export const partyCaptchas = {
  afsSlider: { party: 'afs', looks: 'slider' },
  anjiPuzzle: { party: 'anji', looks: 'slider' },
  anjiPoints: { party: 'anji', looks: 'points' },
} as const satisfies Partial<Record<FirstCaptchaKind, { party: CaptchaParty; looks: CaptchaKindName }>>;
export type PartyCaptcha = keyof typeof partyCaptchas;

export function isPartyCaptcha(kind: CaptchaKindName | FirstCaptchaKind): kind is PartyCaptcha {
  return Object.hasOwn(partyCaptchas, kind);
}

/** How a kind looks. */
export function looksOf(kind: CaptchaKindName | FirstCaptchaKind): CaptchaKindName {
  return isPartyCaptcha(kind) ? partyCaptchas[kind].looks : kind;
}

/**
 * What the address of the check page says (`/robot-check/{verifyType}/{afsType}/{anjiType}`): `verifyType` names the family
 * of the check, the other two its kind within the families afs and anji.
 */
export interface RobotCheckTypes {
  verifyType: number;
  afsType: number;
  anjiType: number;
}

/** Families by `verifyType`: our own picture and question, the sliders (afs), and jigsaw and points (anji). */
export const robotVerifyTypes = { picture: 1, question: 2, afs: 3, anji: 4 } as const;

/** Kinds within the two families by their numbers; 0: none is set up. */
const afsKinds: Readonly<Record<number, CaptchaKindName>> = { 1: 'slider' };
const anjiKinds: Readonly<Record<number, CaptchaKindName>> = { 1: 'slider', 2: 'points' };

/** The kind that an address names; the picture for numbers that name none. */
export function captchaKindOf({ verifyType, afsType, anjiType }: RobotCheckTypes): CaptchaKindName {
  if (verifyType === robotVerifyTypes.question) return 'question';
  if (verifyType === robotVerifyTypes.afs) return afsKinds[afsType] ?? 'picture';
  if (verifyType === robotVerifyTypes.anji) return anjiKinds[anjiType] ?? 'picture';
  return 'picture';
}

/** The numbers under which a kind is demanded; `captchaKindOf` reads back what it looks like. */
export const typesOfCaptchaKind: Readonly<Record<CaptchaKindName | FirstCaptchaKind, RobotCheckTypes>> = {
  picture: { verifyType: robotVerifyTypes.picture, afsType: 0, anjiType: 0 },
  question: { verifyType: robotVerifyTypes.question, afsType: 0, anjiType: 0 },
  slider: { verifyType: robotVerifyTypes.afs, afsType: 1, anjiType: 0 },
  points: { verifyType: robotVerifyTypes.anji, afsType: 0, anjiType: 2 },
  afsSlider: { verifyType: robotVerifyTypes.afs, afsType: 1, anjiType: 0 },
  anjiPuzzle: { verifyType: robotVerifyTypes.anji, afsType: 0, anjiType: 1 },
  anjiPoints: { verifyType: robotVerifyTypes.anji, afsType: 0, anjiType: 2 },
};
