import type {
  PhaseLimits,
  SportsbookSettings,
} from '@fairway/contract/sportsbook/settings/sportsbook-settings.ts';
import { CNY, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Writes what the rows judge by, of a version that is being published. */
export async function insertLimits(
  tx: Tx,
  { version, validFrom, settings }: { version: number; validFrom: Date; settings: SportsbookSettings },
): Promise<void> {
  await sql`
    insert into sportsbook_limit_versions (version, valid_from) values (${version}, ${validFrom})`.execute(
    tx,
  );
  const rows = settings.limits.flatMap(({ key, pre, live }) => {
    const [scope, id = ''] = key.split('/');
    return [
      { scope, key: id, phase: 'pre', ...fenOf(pre) },
      { scope, key: id, phase: 'live', ...fenOf(live) },
    ];
  });
  await sql`
    insert into sportsbook_limits (version, scope, key, phase, selection_fen, fixture_fen, member_fen)
    select ${version}, scope, key, phase, selection, fixture, member
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as l(scope text, key text, phase text, selection bigint, fixture bigint, member bigint)`.execute(tx);
}

function fenOf({ selectionLiability, fixtureLiability, memberLiability }: PhaseLimits) {
  const fen = (text: string | undefined) => (text === undefined ? null : String(parseMoney(text, CNY).minor));
  return { selection: fen(selectionLiability), fixture: fen(fixtureLiability), member: fen(memberLiability) };
}
