import type { RobotCheckTypes } from '@fairway/contract/risk/captcha-kinds.ts';
import { create } from 'zustand';
import { isOwnPath } from './return-path.ts';
import { sessionMemory } from '@fairway/ui/browser/storage.ts';

const key = 'robotCheckPath';

interface RobotCheckState {
  /** The check that is being demanded; undefined when none is. */
  demanded: RobotCheckTypes | undefined;
  /** A call wants the check. While one is demanded already, further calls change nothing: there is one redirect. */
  demand(types: RobotCheckTypes): void;
  /** The check was passed, or the visitor went elsewhere. */
  settle(): void;
}

export const useRobotCheck = create<RobotCheckState>((set, get) => ({
  demanded: undefined,
  demand(types) {
    if (!get().demanded) set({ demanded: types });
  },
  settle: () => set({ demanded: undefined }),
}));

/** The kinds of check that a refusal names; our own picture where it names none. */
export function typesOf(refused: unknown): RobotCheckTypes {
  const named: Partial<Record<keyof RobotCheckTypes, unknown>> =
    typeof refused === 'object' && refused !== null ? refused : {};
  return {
    verifyType: wholeOf(named.verifyType, 1),
    afsType: wholeOf(named.afsType, 0),
    anjiType: wholeOf(named.anjiType, 0),
  };
}

function wholeOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100
    ? value
    : otherwise;
}

/** Keeps path and query of the page that the check interrupts (specification section 2). */
export function keepChecked(href: string): void {
  sessionMemory.set(key, href);
}

/** Where to go back to after the check; the home page when nothing is kept, or what is kept leads elsewhere. */
export function takeChecked(): string {
  const kept = sessionMemory.get(key);
  sessionMemory.remove(key);
  return kept && isOwnPath(kept) ? kept : '/app/home';
}
