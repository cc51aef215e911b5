import { sessionMemory } from '@fairway/ui/browser/storage.ts';
import { passwordStrength } from './password-strength.ts';

const key = 'fairway.passwordStrength';

/** Keeps how strong the password is that was just used, for as long as this window lives (specification section 4). */
export function rememberStrength(password: string): void {
  sessionMemory.set(key, passwordStrength(password));
}

/** Whether this window's login was made with a weak password. */
export function hasWeakPassword(): boolean {
  return sessionMemory.get(key) === 'weak';
}
