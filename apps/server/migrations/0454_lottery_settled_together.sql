-- The tickets of an issue are settled member by member: read in that order.
create index lottery_tickets_of_issue_by_member on lottery_tickets (lottery, issue, shard_id, member_id, id);
drop index lottery_tickets_of_issue;
