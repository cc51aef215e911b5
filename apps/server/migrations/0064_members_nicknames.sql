-- What stands beside a bet or a message is one member's: a nickname is nobody else's, and nobody registers as one.
create unique index members_accounts_nick_name on members_accounts (lower(nick_name));
