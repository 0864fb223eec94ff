-- An annuity charged on an asset or on the residue: the amount of its clause is what it pays a year.
alter table will_clause drop constraint will_clause_interest_right_check;
alter table will_clause add constraint will_clause_interest_right_check
  check (interest_right in ('usufruct', 'fiduciary interest', 'like interest', 'annuity'));
do $$
declare
  found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'will_clause'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%amount_cents IS NOT NULL%';
  execute format('alter table will_clause drop constraint %I', found);
end $$;
alter table will_clause add constraint will_clause_amount_check
  check ((amount_cents is not null) =
    (kind in ('cash', 'handOver') or (kind in ('limited', 'residue') and interest_right is not distinct from 'annuity')));
