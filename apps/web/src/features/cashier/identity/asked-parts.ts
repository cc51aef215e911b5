import type { IdentityLevel } from '@fairway/contract/identity/levels.ts';
import type { IdentityFactor, IdentityRemedy } from '@fairway/contract/identity/remedies.ts';

/** A part that the identity form asks for, beside the identity card. */
export type AskedPart = Exclude<IdentityFactor, 'idCard'>;

const byLevel: Readonly<Record<IdentityLevel, readonly AskedPart[]>> = {
  0: [],
  1: ['realName', 'phone'],
  2: ['realName', 'phone', 'bankCard'],
  3: ['realName', 'phone', 'bankCard'],
};

/** The parts of the form: those of the flow's level; without a level, those that the refusal names. */
export function askedParts(level: IdentityLevel, remedy: IdentityRemedy): readonly AskedPart[] {
  if (level > 0) return byLevel[level];
  if (remedy.kind !== 'complete') return [];
  return remedy.ask.filter((part): part is AskedPart => part !== 'idCard');
}

/** A card may be skipped where it is only recommended. */
export function mayBeSkipped(level: IdentityLevel, part: AskedPart): boolean {
  return level === 2 && part === 'bankCard';
}
