import { describeFinding, liftProvenFreeze, type Lifting } from '#modules/ledger';
import { createApp } from './app.ts';
import { ConfigFault, type Config } from './config.ts';

/**
 * Lifts the freeze of an account that a proof finds sound again: `node main.ts lift-freeze <account> <by>`, the account by its key
 * (`member/<id>/center/CNY`). Refuses while anything is still wrong with it.
 */
export async function liftFreeze(config: Config, [key, by]: readonly string[]): Promise<void> {
  if (!key || !by || !/^[\w .-]{2,60}$/.test(by))
    throw new ConfigFault(['lift-freeze <account> <by>: the key of the account, and who answers for it']);
  const fairway = await createApp(config, { work: false });
  try {
    const lifting = await liftProvenFreeze(fairway.app.db, {
      account: key,
      by: `operator/${by}`,
      now: fairway.app.clock.now(),
    });
    for (const line of describeLifting(lifting)) process.stdout.write(`${key}: ${line}\n`);
    if (lifting.outcome !== 'lifted') process.exitCode = 1;
  } finally {
    await fairway.close();
  }
}

function describeLifting(lifting: Lifting): readonly string[] {
  if (lifting.outcome === 'wrong')
    return lifting.findings.map((finding) => `still wrong: ${describeFinding(finding)}`);
  return {
    lifted: ['the freeze is lifted'],
    notFrozen: ['is not frozen'],
    unknown: ['there is no such account'],
  }[lifting.outcome];
}
