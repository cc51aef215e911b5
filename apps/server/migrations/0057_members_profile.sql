-- What a member tells of himself: 0 nothing, 1 male, 2 female.
alter table members_accounts add column sex smallint not null default 0 check (sex between 0 and 2);
