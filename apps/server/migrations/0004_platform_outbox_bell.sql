-- The bell of the outbox is rung after the commit, by the process that wrote: NOTIFY inside a transaction takes a lock of the
-- whole database until that transaction is on the disk, so money transactions would commit one after another.
drop trigger platform_outbox_wake on platform_outbox;
drop function platform_outbox_wake();
