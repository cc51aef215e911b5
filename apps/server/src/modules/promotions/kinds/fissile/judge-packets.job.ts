import { definePeriodicJob } from '#platform/jobs/periods/periodic-job.ts';
import type { Platform } from '#platform/platform.ts';
import { judgePacket } from './judge-packet.ts';
import { selectOpenPackets } from './packets-store.ts';

const atOnce = 200;

/** Judges every packet that may still split: the moment at which a friend qualified is that of the run that saw it. */
export async function judgePackets(app: Platform): Promise<void> {
  for (let after = { memberId: '', no: 0 }; ;) {
    const packets = await selectOpenPackets(app.db, { after, most: atOnce });
    for (const { member_id: memberId, no } of packets) {
      await judgePacket(app, memberId, no);
      after = { memberId, no };
    }
    if (packets.length < atOnce) return;
  }
}

export const judgePacketsJob = definePeriodicJob({
  name: 'promotions.judge-packets',
  every: { seconds: 60 },
  run: judgePackets,
});
