import {
  topicName,
  topics,
  type TopicKey,
  type TopicMessage,
  type TopicParams,
} from '@fairway/contract/topics.ts';
import { api } from '../api.ts';
import { useSession } from '../session-store.ts';
import { lineAddress } from './line-address.ts';
import { useLineState } from './line-state.ts';
import { LiveLine } from './live-line.ts';
import { openClient } from './open-client.ts';

const line = new LiveLine({
  async open(events) {
    const { ticket, url } = await api.createMqttTicket({});
    return openClient(lineAddress(url), ticket, events);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  onState: (isOpen) => useLineState.setState({ isOpen }),
});

// A ticket says whose line it is: after a login or logout the old one is of no use.
useSession.subscribe((now, before) => {
  if (now.session?.token !== before.session?.token) line.restart();
});

/** Follows a topic of the contract outside of React; answers how to stop. Components use `useTopic`. */
export function followTopic<Key extends TopicKey>(
  key: Key,
  params: TopicParams<Key>,
  heard: { onMessage(message: TopicMessage<Key>): void; onGap?(): void },
): () => void {
  return line.follow(topicName(key, params), topics[key].qos, {
    onMessage: (message) => heard.onMessage(message as TopicMessage<Key>),
    onGap: () => heard.onGap?.(),
  });
}
