import { z } from 'zod';
import { OutboundFault } from '#platform/http-client/outbound-fault.ts';
import { name } from '../forms/fields.ts';
import { ListUnread, type ReadProviderList } from '../lists/provider-list.ts';
import { askHub, type HubLine } from './hub-line.ts';

const timeoutMs = 20_000;
const title = z.string().trim().min(1).max(120);
const list = z.array(z.object({ game_code: name, name: title, enabled: z.boolean().default(true) }));

/** Hub88's `game/list`; a game that is switched off there is not offered. It names them in one language. */
export function hubList(line: HubLine): ReadProviderList {
  return async () => {
    try {
      const found = await askHub(line, { path: 'game/list', fields: {}, timeoutMs, shape: list });
      if (!found) throw new ListUnread('another shape');
      return found.flatMap(({ game_code: code, name: said, enabled }) =>
        enabled ? [{ code, name: { zh: said, en: said } }] : [],
      );
    } catch (fault) {
      throw fault instanceof OutboundFault ? new ListUnread(fault.kind, { cause: fault }) : fault;
    }
  };
}
