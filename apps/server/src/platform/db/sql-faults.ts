/** A statement's kept plan would answer other columns than before: a migration has widened its table meanwhile. */
export function isPlanOutdated(fault: unknown): boolean {
  return sqlState(fault) === '0A000' && fault instanceof Error && fault.message.includes('cached plan');
}

/** The five-character SQLSTATE of a database fault, if it is one. */
export function sqlState(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('code' in fault)) return undefined;
  return typeof fault.code === 'string' ? fault.code : undefined;
}

/** Whom a rule refused, where its detail names them as a JSON list of texts. */
export function subjectsOf(fault: unknown): string[] {
  if (typeof fault !== 'object' || fault === null || !('detail' in fault)) return [];
  if (typeof fault.detail !== 'string' || !fault.detail.startsWith('[')) return [];
  try {
    const named: unknown = JSON.parse(fault.detail);
    return Array.isArray(named) ? named.filter((subject) => typeof subject === 'string') : [];
  } catch {
    return [];
  }
}

/** The constraint that refused a row, if one did. */
export function refusedBy(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || !('constraint' in fault)) return undefined;
  return typeof fault.constraint === 'string' ? fault.constraint : undefined;
}
