-- A creditor who is awarded something and has to contribute: the account says whether the one is taken out of the other.
alter table insolvency_choice
  add column contribution_set_off text check (contribution_set_off in ('COLLECT', 'SET_OFF'));
