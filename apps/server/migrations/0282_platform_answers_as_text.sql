-- Answers that are kept by the lane, as the text that they are: nobody looks into them here, and to take one of a bet apart into jsonb was
-- a twelfth of what the bet cost the database. Answers from before, and those kept one by one, stand in `answer`.
alter table platform_operations add column answer_text text;
