-- An operator has closed the purchase of coins for this member.
alter table members_accounts add column coins_closed boolean not null default false;
