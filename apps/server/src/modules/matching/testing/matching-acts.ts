import { paySchemas } from '@fairway/contract/cashier/pay/pay-schemas.ts';
import { parseMoney } from '@fairway/money';
import sharp from 'sharp';
import { sendFile } from '../../../testing/send-file.ts';
import type { TestMember } from '../../../testing/test-app.ts';
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
    /** The center wallet in cents. */
    cents: async (member: TestMember) => parseMoney((await stage.balances(member)).center, 'CNY').minor,
    timeline: async (billNo: string) => (await stage.withdrawal(billNo)).timeline.map(({ event }) => event),
  };
}

async function drawnPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } });
  return new Uint8Array(await plain.png().toBuffer());
}
