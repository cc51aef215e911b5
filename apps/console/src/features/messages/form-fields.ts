import type { Broadcast, BroadcastFields } from '@fairway/contract/messages/operator-schemas.ts';
import { highestGrade, mostNamed } from '@fairway/contract/messages/broadcasts.ts';
import { namesIn } from '../../lib/fields/names-in.ts';

/** A broadcast as the form holds it: the audience in parts, the names as they were typed. */
export interface FormFields extends Omit<BroadcastFields, 'audience'> {
  audienceKind: BroadcastFields['audience']['kind'];
  from: number;
  upTo: number;
  names: string;
}

export function toForm(broadcast: Broadcast | undefined): FormFields {
  const audience = broadcast?.audience ?? { kind: 'all' };
  return {
    kind: broadcast?.kind ?? 'announcement',
    title: broadcast?.title ?? { zh: '', en: '' },
    text: broadcast?.text ?? { zh: '', en: '' },
    to: broadcast?.to ?? '',
    until: broadcast?.until ?? null,
    audienceKind: audience.kind,
    from: audience.kind === 'vip' ? audience.from : 1,
    upTo: audience.kind === 'vip' ? audience.to : highestGrade,
    names: audience.kind === 'members' ? audience.names.join('\n') : '',
  };
}

export function fromForm(fields: FormFields): BroadcastFields {
  const { kind, title, text, to, until } = fields;
  return { kind, title, text, to: to.trim(), until, audience: audienceOf(fields) };
}

function audienceOf({ audienceKind, from, upTo: to, names }: FormFields): BroadcastFields['audience'] {
  if (audienceKind === 'vip') return { kind: 'vip', from, to };
  return audienceKind === 'members' ? { kind: 'members', names: namesIn(names) } : { kind: 'all' };
}

/** Whether so many names fit into one list. */
export function isListFitting(names: readonly string[]): boolean {
  return names.length > 0 && names.length <= mostNamed;
}
