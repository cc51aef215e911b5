/** How a member's details are masked on an operator's screen until one asks for them: the same on every page. */

export function maskName(name: string): string {
  return name.length < 2 ? name : `${name[0]}${'*'.repeat(name.length - 1)}`;
}

export function maskPhone(phone: string): string {
  return phone.length <= 7 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at < 1 ? '*'.repeat(email.length) : `${email[0]}***${email.slice(at)}`;
}

/** The year stays: the age is what an operator needs at a glance. */
export function maskBirthDate(day: string): string {
  return `${day.slice(0, 4)}-**-**`;
}
