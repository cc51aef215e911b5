import type { NewsEntrance } from '@fairway/contract/content/news/entrance-schemas.ts';

/** What the whitelist asks of a member. */
export interface Entrant {
  readonly name: string;
  readonly grade: number;
  /** Country of residence, ISO 3166. */
  readonly country: string;
}

/** Whether the entrance is open to this member, or to a visitor; a whitelist admits members only. */
export function admits(entrance: NewsEntrance, entrant: Entrant | undefined): boolean {
  if (!entrance.open) return false;
  switch (entrance.audience) {
    case 'all':
      return true;
    case 'grades':
      return entrant !== undefined && entrance.grades.includes(entrant.grade);
    case 'list':
      return entrant !== undefined && entrance.members.includes(entrant.name.toLowerCase());
    case 'countries':
      return entrant !== undefined && entrance.countries.includes(entrant.country);
  }
}
