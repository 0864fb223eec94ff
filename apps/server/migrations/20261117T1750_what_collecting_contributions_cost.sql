-- An expense may have gone on collecting a contribution in vain, which is asked of the others with it (s 118(3)).
alter table expense drop constraint expense_cost_head_check;
alter table expense add constraint expense_cost_head_check
  check (cost_head in ('sheriff', 'administration', 'collection', 'funeral', 'deathBed', 'trading'));
