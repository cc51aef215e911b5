import type { Lobby } from '../api/shapes.ts';

type Group = Lobby['groups'][number];

/** Groups whose league, or matches whose teams, carry the text in either language; all of them without a text. */
export function filterGroups(groups: readonly Group[], text: string): Group[] {
  const sought = text.toLowerCase();
  if (!sought) return [...groups];
  const has = (name: { zh: string; en: string }) =>
    name.zh.toLowerCase().includes(sought) || name.en.toLowerCase().includes(sought);
  return groups
    .map((group) =>
      has(group.competition.name)
        ? group
        : {
            ...group,
            fixtures: group.fixtures.filter(({ home, away }) => has(home.name) || has(away.name)),
          },
    )
    .filter(({ fixtures }) => fixtures.length > 0);
}
