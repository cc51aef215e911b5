-- Which purposes there are is told by the code that issues them (CodePurpose); here only that it is such a word.
alter table risk_codes drop constraint risk_codes_purpose_check;
alter table risk_codes add constraint risk_codes_purpose_check check (purpose ~ '^[a-z][A-Za-z]{2,30}$');
