import { channelStates } from '@fairway/contract/deposits/methods/channel-states.ts';
import { closingCodes } from '@fairway/contract/members/closing/codes.ts';
import { payNameTypes } from '@fairway/contract/deposits/methods/engines.ts';
import { payTypes } from '@fairway/contract/deposits/methods/pay-types.ts';
import { identityLevels } from '@fairway/contract/identity/levels.ts';
import { phoneVerificationModes } from '@fairway/contract/deposits/phone-verification.ts';
import { withdrawalTypes } from '@fairway/contract/withdrawals/types.ts';
import { differenceKinds, repairKinds } from '@fairway/contract/wallet/differences.ts';
import { walletParts } from '@fairway/contract/wallet/lines.ts';
import { adjustmentReasons } from '@fairway/contract/wallet/proposals.ts';
import { rewardStates, rewardTypes } from '@fairway/contract/promotions/kinds.ts';
import { venueSwitchStates } from '@fairway/contract/venues/states.ts';
import type { ProposalKind } from '@fairway/contract/operators/proposals/kinds.ts';
import i18next from 'i18next';
import { language, locale } from '../i18n.ts';
import { formatTime } from '../times/format-time.ts';

type Labels = { label(code: never, locale: 'zh' | 'en'): string | undefined };

/** Fields that hold a code of the contract: its label says more. */
const coded: Readonly<Record<string, Labels>> = {
  'settings.cashier/payTypes.state': channelStates,
  'settings.cashier/payTypes.payType': payTypes,
  'settings.cashier/identity.deposit': identityLevels,
  'settings.cashier/identity.withdrawal': identityLevels,
  'settings.cashier/depositPhone': phoneVerificationModes,
  'settings.cashier/speedToCard.payNameType': payNameTypes,
  'settings.payout/ways.withdrawType': withdrawalTypes,
  'venues.open/state': venueSwitchStates,
  'promotions.reversal/type': rewardTypes,
  'promotions.reversal/state': rewardStates,
  'members.close/code': closingCodes,
  'members.reopen/code': closingCodes,
  'wallet.adjustment/part': walletParts,
  'wallet.adjustment/reasonCode': adjustmentReasons,
  'wallet.repair/way': repairKinds,
  'wallet.repair/kind': differenceKinds,
};

/** Fields that hold an instant. */
const instants = new Set([
  'sportsbook.kickOff/startsAt',
  'promotions.publication/startsAt',
  'promotions.publication/endsAt',
]);

/** Lists whose entries are named by a code. */
const codedEntries: Readonly<Record<string, Labels>> = {
  'settings.cashier/payTypes': payTypes,
  'settings.payout/ways': withdrawalTypes,
};

/** A field in the operator's language; its path where it has no label. */
export function fieldLabel(kind: ProposalKind, field: string): string {
  const label: unknown = i18next.getResource(language(), 'fields', `${kind}.${field}`);
  return typeof label === 'string' ? label : field;
}

/** The entry of a list that a field belongs to: the name of a payment method, an account's key. */
export function entryLabel(kind: ProposalKind, field: string, entry: string): string {
  if (kind === 'settings.sportsbook') return scopeLabel(entry);
  if (kind === 'settings.vipGrades') return `VIP ${entry}`;
  if (kind === 'settings.games' || kind === 'settings.lottery') return gameText(entry);
  const list = field.slice(0, field.lastIndexOf('.'));
  return codedEntries[`${kind}/${list}`]?.label(codeOf(entry), locale()) ?? entry;
}

/** A scope of the sportsbook's limits: every match, a sport by its name, a competition or match by its number, a market by its name. */
function scopeLabel(entry: string): string {
  const [scope = '', key = ''] = entry.split('/');
  const market: unknown = i18next.getResource(language(), 'sportsbook', `market.codes.${key}`);
  const sport: unknown = i18next.getResource(language(), 'sportsbook', `limits.sports.${key}`);
  const label: unknown = i18next.getResource(language(), 'sportsbook', `limits.scopes.${scope}`);
  return [
    typeof label === 'string' ? label : scope,
    [market, sport].find((name) => typeof name === 'string') ?? key,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** A value in plain language. */
export function valueText(kind: ProposalKind, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return i18next.t(value ? 'on' : 'off', { ns: 'proposals' });
  if (kind.startsWith('operators.')) return operatorText(field, value);
  if (Array.isArray(value))
    return value.length === 0
      ? '—'
      : value.map((one) => (kind === 'settings.lottery' ? playText(one) : textOf(one))).join('、');
  if (field === 'status') return statusText(kind, value);
  if (kind === 'lottery.void') return issueText(field, value);
  if (kind === 'games.freeRounds' && field === 'game') return gameText(value);
  if (instants.has(`${kind}/${field}`)) return formatTime(textOf(value));
  return coded[`${kind}/${field}`]?.label(codeOf(value), locale()) ?? textOf(value);
}

/** Roles and rights by their names, states by theirs. */
function operatorText(field: string, value: unknown): string {
  const group =
    { role: 'role', gained: 'permission', lost: 'permission' }[field] ?? `accounts.value.${field}`;
  const label = (one: unknown): string => {
    const found: unknown = i18next.getResource(language(), 'operators', `${group}.${textOf(one)}`);
    return typeof found === 'string' ? found : textOf(one);
  };
  return Array.isArray(value) ? value.map(label).join('、') : label(value);
}

function gameText(value: unknown): string {
  const label: unknown = i18next.getResource(language(), 'games', `names.${textOf(value)}`);
  return typeof label === 'string' ? label : textOf(value);
}

/** A play of a lottery by its name. */
export function playText(play: unknown): string {
  const label: unknown = i18next.getResource(language(), 'games', `plays.${textOf(play)}`);
  return typeof label === 'string' ? label : textOf(play);
}

function statusText(kind: ProposalKind, value: unknown): string {
  const group = kind.startsWith('sportsbook.') ? 'sportsbook' : 'members';
  const key = kind === 'sportsbook.void' ? 'bet.status' : 'status';
  const label: unknown = i18next.getResource(language(), group, `${key}.${textOf(value)}`);
  return typeof label === 'string' ? label : textOf(value);
}

/** A lottery by its name, the state of an issue by its own. */
function issueText(field: string, value: unknown): string {
  const group = field === 'lottery' ? 'names' : field;
  const label: unknown = i18next.getResource(language(), 'games', `${group}.${textOf(value)}`);
  return typeof label === 'string' ? label : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A code as its table has it: a number, or a text. */
function codeOf(value: unknown): never {
  const code = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a code that the table does not have has no label
  return code as never;
}
