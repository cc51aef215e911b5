import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Adapter } from '#platform/adapters/define-adapter.ts';
import type { CaseResult, Party } from '#platform/adapters/conformance/play-suite.ts';
import type { OperatorSettings } from '../modules/venues/seamless/conformance/operator/operator-line.ts';
import {
  operatorVariables,
  readOperatorSettings,
} from '../modules/venues/seamless/conformance/operator/operator-settings.ts';
import { playOperator } from '../modules/venues/seamless/conformance/operator/play-operator.ts';
import { startSandboxParty } from './play-sandbox.ts';
import { installedAdapters, suites } from './suites.ts';

const usage = `npm run conformance -- <kind> <code or URL>
npm run conformance -- operator <URL>

  <code>  an adapter of the installation, or the path of a file that exports one by default; against the party of its
          settings, or against the sandbox while it has no address
  <URL>   a party's own test system, spoken to by the kind's first adapter with the settings of the environment

  operator   the other side: plays a venue that calls the wallet at the URL, for stakes of 1.00, by these variables:
${Object.entries(operatorVariables)
  .map(([name, about]) => `             ${name.padEnd(18)} ${about}`)
  .join('\n')}
`;

/** Plays the suite of a kind and prints a table. Answers the exit code: 0 when no case failed. */
export async function conform([kindName, target]: readonly string[]): Promise<number> {
  if (kindName === 'operator') return conformOperator(target);
  const suite = suites.find(({ kind }) => kind === kindName);
  if (!suite || target === undefined) {
    process.stdout.write(`${usage}\n${listing()}\n`);
    return kindName === undefined ? 0 : 2;
  }
  const ofKind = installedAdapters.filter(({ kind }) => kind.name === kindName);
  const isUrl = /^https?:\/\//.test(target);
  const adapter = isUrl
    ? ofKind[0]
    : target.endsWith('.ts')
      ? await load(target)
      : ofKind.find(({ code }) => code === target);
  if (!adapter) {
    process.stdout.write(`No ${kindName} adapter «${target}».\n\n${listing()}\n`);
    return 2;
  }

  const given = isUrl ? withAddress(adapter, target) : process.env;
  const hasAddress = Object.values(adapter.settings).some(
    ({ env, form, optional }) => form === 'address' && !optional && given[env],
  );
  const sandbox = hasAddress ? undefined : await startSandboxParty();
  const party: Party = sandbox?.party ?? { environment: { given, sandboxUrl: undefined } };
  try {
    const results = await suite.play(adapter, party);
    process.stdout.write(table(`${kindName} ${adapter.code}`, results));
    return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    await sandbox?.stop();
  }
}

/** Plays a venue against an operator's wallet; 2 where something is not as it must be to begin. */
async function conformOperator(url: string | undefined): Promise<number> {
  if (url === undefined || !URL.canParse(url)) {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const settings = settingsOf(url);
  if (typeof settings === 'string') {
    process.stdout.write(`${settings}\n`);
    return 2;
  }
  const results = await playOperator(settings);
  process.stdout.write(table(`operator ${url}`, results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** The settings of the environment, or what is wrong with them. */
function settingsOf(url: string): OperatorSettings | string {
  try {
    return readOperatorSettings(url, process.env);
  } catch (fault) {
    if (fault instanceof RangeError) return fault.message;
    throw fault;
  }
}

function listing(): string {
  return suites
    .map(({ kind }) => {
      const codes = installedAdapters.filter((adapter) => adapter.kind.name === kind).map(({ code }) => code);
      return `  ${kind.padEnd(10)} ${codes.join(', ')}`;
    })
    .join('\n');
}

async function load(path: string): Promise<Adapter> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as { default?: Adapter };
  if (module.default === undefined) throw new Error(`${path} exports no adapter by default`);
  return module.default;
}

function withAddress(adapter: Adapter, url: string): Readonly<Record<string, string | undefined>> {
  const addresses = Object.values(adapter.settings).filter(
    ({ form, optional }) => form === 'address' && !optional,
  );
  return { ...process.env, ...Object.fromEntries(addresses.map(({ env }) => [env, url])) };
}

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

function table(title: string, results: readonly CaseResult[]): string {
  const rows = results.map(
    ({ name, outcome, detail }) => `${marks[outcome]} ${name}${detail === '' ? '' : `\n    ${detail}`}`,
  );
  const count = (wanted: CaseResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  return `${title}\n${rows.join('\n')}\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`;
}
