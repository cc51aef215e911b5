import { defineEnum } from '../../enums/define-enum.ts';

/** Portraits that a member can choose from; each name decides a drawn picture (the art's `Portrait`). */
export const defaultAvatars = Array.from(
  { length: 24 },
  (_, index) => `portrait-${String(index + 1).padStart(2, '0')}`,
);

/** Letters of any script, digits, `_` and `-`; 2 to 12 of them. None that is not seen, however it is called a letter. */
const nicknamePattern = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_-]){2,12}$/u;

/** A nickname as it is kept, wide and joined forms as the plain ones; undefined for an invalid one. */
export function readNickname(typed: string): string | undefined {
  const nickName = typed.trim().normalize('NFKC');
  // Latin letters beside Cyrillic or Greek ones that look the same are used to impersonate others.
  const mixed = /\p{Script=Latin}/u.test(nickName) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(nickName);
  return nicknamePattern.test(nickName) && !mixed ? nickName : undefined;
}
export const nicknameLength = { min: 2, max: 12 } as const;

/** What a member may say of their sex. */
export const sexes = defineEnum({
  unstated: { code: 0, zh: '不透露', en: 'Prefer not to say' },
  male: { code: 1, zh: '男', en: 'Male' },
  female: { code: 2, zh: '女', en: 'Female' },
});
