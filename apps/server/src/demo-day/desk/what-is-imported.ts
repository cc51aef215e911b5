import type { Desk, DeskAct } from './desk.ts';

/** The files give times of this zone, which has no summer time. */
const timeZone = 'Asia/Shanghai';
const zoneHours = 8;

const teams = ['港湾城', '崖上', '灯塔', '沙洲流浪', '河口联', '马林湾'];

/** Qualifiers that are over and have no result. The sandbox's feed plays what it is asked to cover, up to three hours after the kick-off. */
const qualifiers = [
  { team1: '老码头', team2: '马林湾', hoursAgo: 6.5 },
  { team1: '沙洲流浪', team2: '奥尔巴尼堡', hoursAgo: 4.2 },
] as const;

/** Files of fixtures that a trader handed in: a cup that comes next, then the same with a kick-off that was moved and a line that nobody can read. */
export const whatIsImported: readonly DeskAct[] = [
  {
    hoursAgo: 22,
    do: (desk) => hand(desk, 22, 'coastal-cup-2026.json', [...qualifying(desk), ...rounds(desk, '15:00')]),
  },
  {
    hoursAgo: 2.2,
    do: (desk) =>
      hand(desk, 2.2, 'coastal-cup-2026-v2.json', [
        ...rounds(desk, '15:30'),
        { round: 'Final', date: '待定', team1: '港湾城', team2: '崖上', score: {} },
      ]),
  },
];

function qualifying(desk: Desk) {
  return qualifiers.map(({ hoursAgo, ...teamsOf }) => {
    const kickOff = new Date(desk.platform(hoursAgo).clock.now().getTime() + zoneHours * 3_600_000);
    const [date, time = ''] = kickOff.toISOString().split('T');
    return { round: 'Qualifying', date, time: `${time.slice(0, 4)}0`, ...teamsOf, score: {} };
  });
}

function rounds(desk: Desk, time: string) {
  return teams.flatMap((home, index) => {
    const away = teams[(index + 1 + (index % 2)) % teams.length] ?? '';
    return {
      round: `Matchday ${1 + (index % 2)}`,
      date: dayAhead(desk, 3 + (index % 2) * 4),
      time,
      team1: home,
      team2: away,
      score: {},
    };
  });
}

async function hand(
  desk: Desk,
  hoursAgo: number,
  fileName: string,
  matches: readonly object[],
): Promise<void> {
  const text = JSON.stringify({ name: '滨海杯 2026', matches }, null, 2);
  await desk.operator('trader', hoursAgo).importFixtures({ fileName, text, timeZone });
}

function dayAhead(desk: Desk, days: number): string {
  return new Date(desk.platform(0).clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
