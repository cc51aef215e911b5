-- Rounds of games count towards turnover like bets; `ref` names the round.
alter table turnover_credits drop constraint turnover_credits_kind_check;
alter table turnover_credits add constraint turnover_credits_kind_check check (kind in ('bet', 'game', 'charge'));
