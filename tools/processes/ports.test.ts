import { expect, it } from 'vitest';
import { findFreePorts } from './ports.ts';

it('gives no port out twice, however many ask at once and though nobody listens yet', async () => {
  const rows = await Promise.all([findFreePorts(5), findFreePorts(15), findFreePorts(5)]);
  const last = await findFreePorts(5);
  const ports = [...rows.flat(), ...last];
  expect(ports).toHaveLength(30);
  expect(new Set(ports).size).toBe(30);
});
