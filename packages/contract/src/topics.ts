import type {
  AccountNews,
  BetNews,
  ChatNews,
  ChatStatNews,
  CrashNews,
  DealerNews,
  FlashNews,
  GameNews,
  IncidentNews,
  LiveListNews,
  LotteryNews,
  MessageNews,
  OddsNews,
  OrderNews,
  OwnChatNews,
  PoolNews,
  QueueNews,
  ScoreNews,
  SessionNews,
  SiteNews,
  TableNews,
  WalletNews,
} from './news.ts';

/** Who may listen: everyone with a ticket; only the member named in the topic; operators. */
export type TopicAudience = 'visitor' | 'member-own' | 'operator';

export interface Topic<Payload> {
  /** Levels in braces are parameters: letters, digits, `-` and `_`, at most 64. */
  readonly pattern: string;
  readonly audience: TopicAudience;
  /** 0: fan-out to many, skipped for a reader that lags. 1: acknowledged by the client. */
  readonly qos: 0 | 1;
  /** The last message is kept and handed to each new listener. */
  readonly retained: boolean;
  /** With how many connections a login may listen to topics of this row; the oldest is ended beyond. Without it as many as it has. */
  readonly perLogin?: number;
  /** Never there at run time; carries the payload's type. */
  readonly payload?: Payload;
}

function topic<Payload>() {
  return <const Row extends Omit<Topic<Payload>, 'payload'>>(row: Row): Row & Topic<Payload> => row;
}

/**
 * Every MQTT topic as data: the server authorises, numbers and publishes by this table, the screens subscribe by it.
 * News is lost on a screen that is away, so each message carries the topic's sequence: a step of more than one, or a
 * gap notice, means fetch again over HTTP.
 */
export const topics = {
  memberWallet: topic<WalletNews>()({
    pattern: 'member/{memberId}/wallet',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  memberOrders: topic<OrderNews>()({
    pattern: 'member/{memberId}/orders',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  memberBets: topic<BetNews>()({
    pattern: 'member/{memberId}/bets',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  memberGames: topic<GameNews>()({
    pattern: 'member/{memberId}/games',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  gamesCrash: topic<CrashNews>()({
    pattern: 'games/crash',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  dealer: topic<DealerNews>()({
    pattern: 'dealer/{table}',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  tables: topic<TableNews>()({
    pattern: 'tables/{table}',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  pools: topic<PoolNews>()({
    pattern: 'pools/{pool}',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  lottery: topic<LotteryNews>()({
    pattern: 'lottery/{code}',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  memberMessages: topic<MessageNews>()({
    pattern: 'member/{memberId}/messages',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  memberSessions: topic<SessionNews>()({
    pattern: 'member/{memberId}/sessions',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  memberAccount: topic<AccountNews>()({
    pattern: 'member/{memberId}/account',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  fixtureOdds: topic<OddsNews>()({
    pattern: 'fixtures/{fixtureId}/odds',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  fixtureScore: topic<ScoreNews>()({
    pattern: 'fixtures/{fixtureId}/score',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  fixtureIncidents: topic<IncidentNews>()({
    pattern: 'fixtures/{fixtureId}/incidents',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  liveList: topic<LiveListNews>()({ pattern: 'fixtures/live', audience: 'visitor', qos: 0, retained: false }),
  roomChat: topic<ChatNews>()({
    pattern: 'rooms/{chatRoomNo}/chat',
    audience: 'visitor',
    qos: 0,
    retained: false,
    perLogin: 4,
  }),
  roomStat: topic<ChatStatNews>()({
    pattern: 'rooms/{chatRoomNo}/stat',
    audience: 'visitor',
    qos: 0,
    retained: false,
  }),
  memberChat: topic<OwnChatNews>()({
    pattern: 'member/{memberId}/chat',
    audience: 'member-own',
    qos: 1,
    retained: false,
  }),
  newsFlash: topic<FlashNews>()({ pattern: 'news/flash', audience: 'visitor', qos: 0, retained: false }),
  site: topic<SiteNews>()({ pattern: 'site/news', audience: 'visitor', qos: 1, retained: true }),
  operatorQueues: topic<QueueNews>()({
    pattern: 'operators/queues',
    audience: 'operator',
    qos: 1,
    retained: false,
  }),
} as const;

export type TopicKey = keyof typeof topics;

type ParamNames<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters of a topic's pattern, each a string. */
export type TopicParams<Key extends TopicKey> = {
  [Name in ParamNames<(typeof topics)[Key]['pattern']>]: string;
};
export type TopicPayload<Key extends TopicKey> = NonNullable<(typeof topics)[Key]['payload']>;

/** The stamp of every payload. `seq` counts the messages of this one topic without gaps; `at` is ISO time. */
export interface TopicStamp {
  seq: number;
  at: string;
}
export type TopicMessage<Key extends TopicKey> = TopicStamp & TopicPayload<Key>;

/** Sent in place of messages that a lagging listener was spared; `seq` is the last of them. */
export interface TopicGap extends TopicStamp {
  gap: true;
}

/** Whether a text is the key of a topic. */
export function isTopicKey(text: string): text is TopicKey {
  return Object.hasOwn(topics, text);
}

const topicKeys = Object.keys(topics).filter(isTopicKey);
const parameter = /^[A-Za-z0-9_-]{1,64}$/;

/** The topic's name with its parameters filled in. Throws when a parameter is missing or has other characters. */
export function topicName<Key extends TopicKey>(key: Key, params: TopicParams<Key>): string {
  const values: Readonly<Record<string, string>> = params;
  return topics[key].pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || !parameter.test(value))
      throw new Error(`Topic ${key}: "${name}" does not fit`);
    return value;
  });
}

const compiled = topicKeys.map((key) => ({
  key,
  expression: new RegExp(`^${topics[key].pattern.replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9_-]{1,64})')}$`),
}));

/** The row that a topic name belongs to, with its parameters; undefined for any other name, so for every wildcard. */
export function matchTopic(
  name: string,
): { key: TopicKey; params: Readonly<Record<string, string>> } | undefined {
  for (const { key, expression } of compiled) {
    const match = expression.exec(name);
    if (match) return { key, params: { ...match.groups } };
  }
  return undefined;
}
