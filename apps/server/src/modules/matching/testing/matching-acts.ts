import { createDownload } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { AppealCase } from '@fairway/contract/matching/schemas.ts';
import type { AppealOutcome } from '@fairway/contract/matching/appeals.ts';
import { paySchemas } from '@fairway/contract/deposits/methods/schemas.ts';
import { parseMoney } from '@fairway/money';
import sharp from 'sharp';
import { sendFile } from '../../../testing/send-file.ts';
import type { TestMember, TestOperator } from '../../../testing/test-app.ts';
import { opId } from '../../cashier/testing/cashier-stage.ts';
import type { MatchingStage } from './matching-stage.ts';

/** What the two sides of a match do and see, for tests. */
export function matchingActs(stage: MatchingStage) {
  return {
    paid: (payer: TestMember, billNo: string) => payer.api.confirmFastDeposit({ billNo }, opId()),
    partOf: async (member: TestMember, billNo: string, place = 0) =>
      (await stage.parts(member, billNo)).parts[place]?.partNo ?? '',
    /** Hands a picture in and answers the name that it goes by. */
    upload: async (member: TestMember) => {
      const path = '/api/cashier/v1/uploadPaymentPicture';
      const kept = await sendFile(stage.test, member, { path, bytes: await drawnPicture() });
      return paySchemas.uploadPaymentPicture.output.parse(kept).name;
    },
    /** A picture of a part as this member's page fetches it; a refusal is thrown. */
    see: async ({ token, signKey }: TestMember, name: string) => {
      const { clock, urls } = stage.test;
      const session = () => ({ token, signKey });
      const settings = {
        baseUrl: urls.site,
        now: () => clock.now().getTime(),
        session,
        deviceId: () => 'part-pictures',
        language: () => 'zh-CN' as const,
      };
      const blob = await createDownload<typeof endpoints, Schemas>(endpoints, settings)('getPartProof', {
        name,
      });
      return blob.type;
    },
    /** The center wallet in cents. */
    cents: async (member: TestMember) => parseMoney((await stage.balances(member)).center, 'CNY').minor,
    /** The open appeal about a part, as the console has it. */
    caseOf: async (partNo: string) => {
      const { appeals } = await stage.clerk.api.listPartAppeals({ state: 'open' });
      const found = appeals.find(({ part }) => part.partNo === partNo);
      if (!found) throw new Error(`no open appeal about part ${partNo}`);
      return found;
    },
    /** What an operator presses about an appeal of which this is what was seen. */
    decide: (
      { api }: TestOperator,
      { appealId, version, repays }: Pick<AppealCase, 'appealId' | 'version' | 'repays'>,
      outcome: AppealOutcome,
      press = opId(),
    ) => api.decidePartAppeal({ appealId, version, repays, outcome, reason: '已核对银行流水' }, press),
    timeline: async (billNo: string) => (await stage.withdrawal(billNo)).timeline.map(({ event }) => event),
  };
}

async function drawnPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } });
  return new Uint8Array(await plain.png().toBuffer());
}
