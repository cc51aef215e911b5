import type { apiFor } from '../shell/member.ts';

/** The match in play that has longest to go: it will neither end nor close while a story looks at it. Leagues are side by side in lists. */
export async function newestInPlay(api: Pick<ReturnType<typeof apiFor>, 'listFixtures'>) {
  const { groups } = await api.listFixtures({ view: 'live' });
  const open = groups
    .flatMap(({ fixtures }) => fixtures)
    .filter(({ markets }) => markets.some(({ code, status }) => code === 'ft_1x2' && status === 'open'));
  // By the clock on the wall: leagues are played at different speeds, and one that began last ends last.
  const [newest] = open.toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  if (!newest) throw new Error('no match in play is open');
  return newest;
}
