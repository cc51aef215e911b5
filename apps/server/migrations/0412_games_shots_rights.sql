-- Only the trigger runs what judges shots with its owner's rights.
revoke execute on function games_judge_shots() from public, fairway_app;
