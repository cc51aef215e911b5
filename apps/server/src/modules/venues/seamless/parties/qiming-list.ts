import { z } from 'zod';
import { name } from '../forms/fields.ts';
import { ListUnread, type ProviderGame, type ReadProviderList } from '../lists/provider-list.ts';
import { askOwn, type OwnLine } from './qiming-line.ts';

const mostPages = 200;
const title = z.string().trim().min(1).max(120);
const page = z.object({
  games: z.array(z.object({ code: name, name: z.object({ zh: title, en: title }) })),
  nextCursor: z.string().max(128).nullable(),
});

/** The games of a venue of our own form (README, «Our own form»). */
export function ownFormList(line: OwnLine): ReadProviderList {
  return async () => {
    const games: ProviderGame[] = [];
    let cursor: string | null = null;
    for (let number = 0; number < mostPages; number += 1) {
      const fields: object = cursor === null ? {} : { cursor };
      const answer: { content: z.output<typeof page> } | { fault: string } = await askOwn(
        line,
        'games',
        fields,
        page,
      );
      if ('fault' in answer) throw new ListUnread(answer.fault);
      games.push(...answer.content.games);
      if (answer.content.nextCursor === null) return games;
      cursor = answer.content.nextCursor;
    }
    throw new ListUnread('a list without an end');
  };
}
