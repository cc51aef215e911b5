import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { instant, typedText, uuid } from '../../fields.ts';
import { mostOnList } from './limits.ts';
import type { happySendOperatorEndpoints } from './operator-endpoints.ts';

const list = z.strictObject({ id: uuid, count: z.int() });

export const happySendOperatorSchemas = {
  writeHappyList: {
    /** Names as members log in with; one that stands there twice counts once. */
    input: z.strictObject({ names: z.array(typedText(1, 32)).min(1).max(mostOnList) }),
    output: list,
  },
  getHappyList: {
    input: z.strictObject({ id: uuid }),
    output: z.strictObject({ ...list.shape, names: z.array(z.string()), by: z.string(), at: instant }),
  },
} satisfies SchemasOf<typeof happySendOperatorEndpoints>;
