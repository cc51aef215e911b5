import type { sportsbookOperatorEndpoints } from '@fairway/contract/sportsbook/operator-endpoints.ts';
import type { sportsbookOperatorSchemas } from '@fairway/contract/sportsbook/operator-schemas.ts';
import type { z } from 'zod';
import { writeAudit } from '#modules/operators';
import { AppError } from '#platform/errors.ts';
import { createHttpClient } from '#platform/http-client/http-client.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import type { Operation } from '#platform/http/routes.ts';
import { selectCompetitions } from '../catalogue/catalogue-store.ts';
import { presentCompetition } from '../catalogue/present-fixture.ts';
import type { CompetitionRow } from '../tables.ts';
import { afterImport, importWithin, type FileToImport, type Imported } from './import-file.ts';
import { selectImports, type ImportRow } from './imports-store.ts';
import { moveByOperator } from '../trading/kick-off/propose-kick-off.ts';
import { recordByOperator } from '../trading/record-from-file.ts';
import { isTimeZone } from './openfootball/read-kick-off.ts';

type Report = z.input<(typeof sportsbookOperatorSchemas)['importFixtures']['output']>;

/** Where files may be fetched from: the published files of the openfootball project. */
const sources = ['https://raw.githubusercontent.com', 'https://openfootball.github.io'];
const mostBytes = 8_000_000;
const downloadMs = 10_000;
const pageSize = 20;

/**
 * Imports a file that an operator hands in or names by address. Refuses an address outside the list and an unknown time
 * zone; whatever a file holds is a report, not a refusal. Writes the catalogue, results, the report and the audit row.
 */
export const importFixtures: Operation<
  (typeof sportsbookOperatorEndpoints)['importFixtures'],
  (typeof sportsbookOperatorSchemas)['importFixtures']
> = async (app, call, input) => {
  if (input.timeZone && !isTimeZone(input.timeZone))
    throw new AppError('inputInvalid', {}, { fields: ['timeZone'] });
  if ((input.text === undefined) === (input.url === undefined)) throw new AppError('importUnreadable');
  if (input.simulate && app.config.production) throw new AppError('simulatorNotOffered');
  const text = input.text ?? (await download(input.url ?? ''));
  const by = `operator/${call.operator.operatorId}`;
  const source = input.fileName ?? input.url ?? '';
  const file: FileToImport = {
    text,
    source,
    by: call.operator.name,
    competitionName: input.competitionName || undefined,
    timeZone: input.timeZone || undefined,
    startOn: input.startOn,
    simulate: input.simulate,
    record: recordByOperator(call),
    move: moveByOperator(call, source === '' ? 'import' : source),
  };

  let imported: Imported | undefined;
  const key = { owner: by, operation: 'importFixtures', operationId: call.operationId, input };
  const report = await onceInTransaction(app, key, async (tx) => {
    imported = await importWithin(tx, app, file);
    const { problems: _, ...counts } = imported.report;
    const id = imported.competition ? String(imported.competition.id) : imported.id;
    await writeAudit(tx, app, call, {
      action: 'importFixtures',
      object: { kind: 'competition', id },
      after: { source: file.source, ...counts },
    });
    const row = {
      ...imported,
      source: file.source,
      by: file.by,
      competition_id: imported.competition?.id ?? null,
    };
    return presentImport(row, imported.competition ?? undefined);
  });
  if (imported) await afterImport(app, imported);
  return report;
};

async function download(url: string): Promise<string> {
  const client = createHttpClient({ origins: sources, maxBytes: mostBytes });
  try {
    const answer = await client.send(url, { method: 'GET', timeoutMs: downloadMs });
    if (answer.status !== 200) throw new AppError('importSourceRefused');
    return answer.body.toString('utf8');
  } catch {
    throw new AppError('importSourceRefused');
  } finally {
    client.close();
  }
}

/** Imports, newest first, with their reports. */
export const listImports: Operation<
  (typeof sportsbookOperatorEndpoints)['listImports'],
  (typeof sportsbookOperatorSchemas)['listImports']
> = async (app, _call, input) => {
  if (input.cursor !== undefined && !/^[0-9a-f-]{36}$/.test(input.cursor))
    throw new AppError('inputInvalid', {}, { fields: ['cursor'] });
  const rows = await selectImports(app.db, input.cursor, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const competitions = await selectCompetitions(
    app.db,
    page.flatMap((row) => row.competition_id ?? []),
  );
  return {
    imports: page.map((row) =>
      presentImport(
        row,
        competitions.find(({ id }) => id === row.competition_id),
      ),
    ),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};

function presentImport(row: ImportRow, competition: CompetitionRow | undefined): Report {
  const { movedFen: _, ...report } = row.report;
  return {
    id: row.id,
    at: row.at.toISOString(),
    source: row.source,
    by: row.by,
    competition: competition ? presentCompetition(competition) : null,
    ...report,
  };
}
