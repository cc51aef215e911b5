import { memberNamePattern } from '@fairway/contract/members/names.ts';
import { isCalendarDay } from '../../../lib/navigation/is-calendar-day.ts';
import { isPasswordAllowed } from '../password/password-strength.ts';

/** Text keys of what is wrong with a draft, by field; an empty object when it may be sent. */
export interface RegistrationFaults {
  name?: 'register.nameWrong';
  password?: 'password.wrong';
  birthDate?: 'register.birthDateWrong';
  terms?: 'register.termsWrong';
}

export interface RegistrationDraft {
  name: string;
  password: string;
  birthDate: string;
  terms: boolean;
}

/** The rules that need no server; the server checks all of them again. */
export function checkRegistration(draft: RegistrationDraft): RegistrationFaults {
  const faults: RegistrationFaults = {};
  if (!memberNamePattern.test(draft.name)) faults.name = 'register.nameWrong';
  if (!isPasswordAllowed(draft.password)) faults.password = 'password.wrong';
  if (!isCalendarDay(draft.birthDate)) faults.birthDate = 'register.birthDateWrong';
  if (!draft.terms) faults.terms = 'register.termsWrong';
  return faults;
}
