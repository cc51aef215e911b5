import { z } from 'zod';
import type { SettingsKindName } from './kinds.ts';
import { settingsValues } from './value-schemas.ts';

interface Node {
  properties?: Record<string, Node>;
  items?: Node;
}

/** Every field of a kind of settings that a change can name, as `changesBetween` names it. */
export function settingsFields(kind: SettingsKindName): string[] {
  return fieldsOf(z.toJSONSchema(settingsValues[kind], { io: 'output', unrepresentable: 'any' }) as Node, '');
}

function fieldsOf({ properties, items }: Node, path: string): string[] {
  if (properties)
    return Object.entries(properties).flatMap(([key, child]) =>
      fieldsOf(child, path === '' ? key : `${path}.${key}`),
    );
  return items?.properties ? fieldsOf(items, path) : [path];
}
