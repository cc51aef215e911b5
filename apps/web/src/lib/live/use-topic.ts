import { topicName, type TopicKey, type TopicMessage, type TopicParams } from '@fairway/contract/topics.ts';
import { useEffect, useEffectEvent } from 'react';
import { followTopic } from './live.ts';

/**
 * Follows an MQTT topic while the component stands. `params` undefined follows nothing (nobody signed in, nothing chosen).
 * `onGap` says that messages may have been missed, after a break or a jump of the sequence: fetch again over HTTP.
 */
export function useTopic<Key extends TopicKey>(
  key: Key,
  params: TopicParams<Key> | undefined,
  onMessage: (message: TopicMessage<Key>) => void,
  onGap?: () => void,
): void {
  const heard = useEffectEvent(onMessage);
  const missed = useEffectEvent(() => onGap?.());
  const name = params && topicName(key, params);
  useEffect(() => {
    if (!name || !params) return;
    return followTopic(key, params, { onMessage: heard, onGap: missed });
    // The name stands for key and params: an equal object made anew must not subscribe again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
}
