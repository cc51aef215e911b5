-- Text messages with codes, for a day: who has many sent is held up, and messages that nobody uses raise an alarm.
create table risk_code_sendings (
  -- The code's.
  id uuid primary key,
  -- Who asked: an IPv4 address, or the first 64 bits of an IPv6 one.
  network text not null,
  -- False for a code that serves nobody: it counts for who asks, and never left.
  sent boolean not null,
  sent_at timestamptz not null,
  used_at timestamptz
);
create index risk_code_sendings_network on risk_code_sendings (network, sent_at);
create index risk_code_sendings_sent on risk_code_sendings (sent_at);
