import {
  commitOf,
  FairGamesError,
  readRecord,
  readWhole,
  type Answer,
  type Hashing,
} from '@fairway/fair-games';
import { formatMoney, isCurrency, money, tryParseMoney, type Currency } from '@fairway/money';
import { drawRain, rainMessage } from '../draws/rain.ts';

const mostPackets = 1_000_000;

/**
 * The packets of a rain again: `{kind:"rain",serverSeed,randomness,session,pot,packets,least}`, amounts as text, `currency` CNY where it is
 * missing. Answers the commitment to the seed and every packet in the order of claims; with `claim`, a number from 0, that packet alone.
 * Throws FairGamesError.
 */
export function verifyRain(hashing: Hashing, question: unknown): Answer {
  const fields = [
    'kind',
    'serverSeed',
    'randomness',
    'session',
    'pot',
    'packets',
    'least',
    'currency',
    'claim',
  ];
  const given = readRecord(question, fields, 'malformed');
  const { serverSeed, randomness, session, currency = 'CNY' } = given;
  if (typeof serverSeed !== 'string') throw new FairGamesError('badServerSeed', 'no server seed');
  if (typeof randomness !== 'string') throw new FairGamesError('badRandomness', 'no randomness');
  if (typeof session !== 'string') throw new FairGamesError('badIssue', 'no session');
  if (!isCurrency(currency)) throw new FairGamesError('malformed', 'no such currency');
  const pot = {
    pot: readAmount(given['pot'], currency),
    packets: readWhole(given['packets'], 1, mostPackets, 'badRange'),
    least: readAmount(given['least'], currency),
  };
  const draw = { serverSeed, randomness, session };
  const packets = drawRain(hashing, draw, pot).map((minor) => formatMoney(money(currency, minor)));
  const answer = { kind: 'rain', commit: commitOf(hashing, serverSeed), message: rainMessage(draw) };
  if (given['claim'] === undefined) return { ...answer, packets };
  const claim = readWhole(given['claim'], 0, pot.packets - 1, 'badRange');
  return { ...answer, packet: packets[claim] ?? null };
}

function readAmount(value: unknown, currency: Currency): bigint {
  const read = typeof value === 'string' ? tryParseMoney(value, currency) : undefined;
  if (read === undefined) throw new FairGamesError('malformed', 'an amount is a text: "8888.00"');
  return read.minor;
}
