-- sportsbook_judge_legs refuses a leg on a match that is not there, and no match is ever removed. The key asked for each leg what it
-- had asked for the batch, and locked the match's row once more: a twentieth of what a bet costs the database.
alter table sportsbook_legs drop constraint sportsbook_legs_fixture_id_fkey;
