import type { CodeOf } from '../../enums/define-enum.ts';
import { defineEnum } from '../../enums/define-enum.ts';

/** States of a payment channel as the deposit page shows it (specification section 3). */
export const channelStates = defineEnum({
  loading: { code: 0, zh: '加载中', en: 'Loading' },
  normal: { code: 1, zh: '正常', en: 'Open' },
  maintenance: { code: 2, zh: '维护中', en: 'Under maintenance' },
  limiting: { code: 3, zh: '限流中', en: 'Limited' },
  noData: { code: 4, wireName: 'no data', zh: '暂无内容', en: 'Nothing to show' },
  channelless: { code: 5, zh: '暂无可用通道', en: 'No channel' },
});
export type ChannelState = CodeOf<typeof channelStates>;
