import type { ApiClient } from '../../../testing/test-app.ts';
import { importFile } from '../importing/import-file.ts';
import { leagueFile, type FileMatch } from './league-file.ts';
import { singleBets } from './single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from './sportsbook-test.ts';

/** A sportsbook whose files come in by the command line, or by a trader at the console. */
export async function openFileDesk(kind: 'sportsbook.result' | 'sportsbook.kickOff') {
  const test = await createSportsbookTest();
  let trader: ApiClient;
  const signIn = async () => {
    trader = (await test.operator('trader')).api;
  };
  await signIn();
  return {
    test,
    betOn: singleBets(test),
    trader: () => trader,
    /** Signs the trader in again, after a time in which sessions end. */
    signIn,
    /** As `main.ts import` does it; what it recorded is settled. */
    async command(...matches: FileMatch[]) {
      const file = { text: leagueFile(matches), source: 'league.json', by: 'command' };
      const { report } = await importFile(test.app, file);
      await test.settle();
      return report;
    },
    handIn: (...matches: FileMatch[]) => handInBy(test, trader, ...matches),
    /** What waits for a second person about a match. */
    waiting: async (objectId: string) =>
      (await trader.listProposals({ kind, objectId, state: 'pending' })).proposals,
  };
}

export type FileDesk = Awaited<ReturnType<typeof openFileDesk>>;

/** A file as an operator hands it in. */
export function handInBy(test: SportsbookTest, operator: ApiClient, ...matches: FileMatch[]) {
  return operator.importFixtures({ text: leagueFile(matches), fileName: 'league.json' }, test.once());
}

/** A report of one match that was left alone, with the reason at its line. */
export const leftOut = (en: string) => ({ problems: [{ path: 'matches[0]', line: 4, reason: { en } }] });
