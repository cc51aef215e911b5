/** Text keys of what is wrong with a draft, by field; an empty object when it may be sent. */
export interface RegistrationFaults {
  name?: 'register.nameWrong';
  password?: 'register.passwordWrong';
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
  if (!/^[A-Za-z][A-Za-z0-9]{3,13}$/.test(draft.name)) faults.name = 'register.nameWrong';
  if (!isStrongEnough(draft.password)) faults.password = 'register.passwordWrong';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.birthDate)) faults.birthDate = 'register.birthDateWrong';
  if (!draft.terms) faults.terms = 'register.termsWrong';
  return faults;
}

function isStrongEnough(password: string): boolean {
  return password.length >= 8 && password.length <= 20 && /[A-Za-z]/.test(password) && /\d/.test(password);
}
