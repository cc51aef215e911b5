import type { EndpointName } from '@fairway/contract/endpoints.ts';
import { mounts } from '../../modules/mounts.ts';
import { nobodyOutside } from '../nobody-outside.ts';
import { createTestApp, type ApiClient, type TestApp, type TestOperator } from '../test-app.ts';

/** The product with its demo data, and those who work on it. */
export interface AuditStage {
  test: TestApp;
  lead: TestOperator;
  trader: TestOperator;
  admin: TestOperator;
  /** The operation id of one more press. */
  press: () => { operationId: string };
  /** A member of the demo data, as an operator sees one. */
  demoMember: (name: string) => ReturnType<ApiClient['getMemberCase']>;
}

/** For each mutating call of the console one act that works; what it takes beyond demo data it makes itself. */
export type Acts = Partial<Record<EndpointName, (stage: AuditStage) => Promise<unknown>>>;

export const reason = '核对完毕，按规定处理';

export async function createAuditStage(): Promise<AuditStage> {
  // Channels that are configured and never called: no job runs here.
  const test = await createTestApp({ env: nobodyOutside });
  for (const mount of mounts)
    if (['members', 'cashier', 'matching'].includes(mount.name)) await mount.seed?.(test.app);
  const lead = await test.operator('cashier-lead');
  return {
    test,
    lead,
    trader: await test.operator('trader'),
    admin: await test.operator('administrator'),
    press: () => ({ operationId: test.app.ids.uuid() }),
    async demoMember(name) {
      const { members } = await lead.api.searchMembers({ search: name });
      return lead.api.getMemberCase({ memberId: members[0]?.id ?? '' });
    },
  };
}
