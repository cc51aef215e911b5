/** A competition by what a file calls itself. */
export interface ReadCompetition {
  readonly name: string;
  readonly season: string;
  /** IANA zone of kick-offs that name none; null when it is not known. */
  readonly zone: string | null;
  /** Played on neutral ground: no home advantage. */
  readonly neutral: boolean;
}

/** By a part of the name, or by the country's code in the file's name (`2025-26.de.1.json`). */
const zones: readonly (readonly [pattern: RegExp, code: RegExp, zone: string])[] = [
  [/english|england|\bfa cup\b|football league/i, /\beng?\b/, 'Europe/London'],
  [/scot(tish|land)/i, /\b(sco|scotland)\b/, 'Europe/London'],
  [/deutsch|german|\bdfb\b|liga 3/i, /\bde\b/, 'Europe/Berlin'],
  [/österreich|austria/i, /\bat\b/, 'Europe/Vienna'],
  [/schweiz|switzerland|swiss/i, /\bch\b/, 'Europe/Zurich'],
  [/ital(y|ian)/i, /\bit\b/, 'Europe/Rome'],
  [/espa[nñ]|spain|spanish|primera división/i, /\bes\b/, 'Europe/Madrid'],
  [/fran(ce|ç|cais)|ligue/i, /\bfr\b/, 'Europe/Paris'],
  [/nether|dutch|eredivisie/i, /\bnl\b/, 'Europe/Amsterdam'],
  [/belg/i, /\bbe\b/, 'Europe/Brussels'],
  [/portug|primeira/i, /\bpt\b/, 'Europe/Lisbon'],
  [/turk|türk/i, /\btr\b/, 'Europe/Istanbul'],
  [/russia/i, /\bru\b/, 'Europe/Moscow'],
  [/greece|greek/i, /\bgr\b/, 'Europe/Athens'],
  [/chin(a|ese)/i, /\bcn\b/, 'Asia/Shanghai'],
  [/japan|j\.? ?league/i, /\bjp\b/, 'Asia/Tokyo'],
  [/korea/i, /\bkr\b/, 'Asia/Seoul'],
  [/austral/i, /\bau\b/, 'Australia/Sydney'],
  [/brasil|brazil/i, /\bbr\b/, 'America/Sao_Paulo'],
  [/argentin/i, /\bar\b/, 'America/Argentina/Buenos_Aires'],
  [/m[eé]xic/i, /\bmx\b/, 'America/Mexico_City'],
  [/major league|\bmls\b/i, /\b(us|mls)\b/, 'America/New_York'],
  [
    /champions league|europa league|conference league|uefa|european championship/i,
    /\b(cl|uefa|euro)\b/,
    'Europe/Paris',
  ],
];

/** Reads name, season and zone out of `English Premier League 2025/26` and the file's own name. */
export function competitionOf(title: string, fileName: string): ReadCompetition {
  const cleanFile = fileName.replace(/^.*[/\\]/, '').replace(/\.(json|txt)$/i, '');
  const heading = (title || cleanFile.replaceAll(/[._]+/g, ' ')).trim() || 'Imported';
  const season =
    /(\d{4})(?:\s*[/–-]\s*(\d{2,4}))?\s*$/.exec(heading) ?? /(\d{4})(?:[/–-](\d{2,4}))?/.exec(cleanFile);
  const name = heading.replace(/\s*\d{4}(?:\s*[/–-]\s*\d{2,4})?\s*$/, '').trim() || heading;
  const zone = zones.find(
    ([pattern, code]) => pattern.test(heading) || code.test(cleanFile.toLowerCase()),
  )?.[2];
  return {
    name,
    season: season ? [season[1], season[2]?.slice(-2)].filter(Boolean).join('/') : '',
    zone: zone ?? null,
    neutral: /world cup|european championship|\beuro\b|copa am[eé]rica|nations cup/i.test(heading),
  };
}
