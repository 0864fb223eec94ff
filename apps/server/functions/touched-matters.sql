-- A transaction notes in which matters facts of the figures changed, so that their figures are computed once before it is
-- committed (areas/figures/keep-figures.ts). Which rows are facts is declared here, and by their tables' names in
-- areas/kept-figures/figure-tables.ts; tests compare both with each other and with what figures are read from.

-- Matters are noted by their ids, with a space between them, until the transaction ends.
create or replace function note_touched(kept_in text, matters bigint[]) returns void language plpgsql as $$
declare
  noted text := coalesce(current_setting(kept_in, true), '');
  added text;
begin
  select string_agg(fresh.id, ' ') into added from (
    select id::text as id from unnest(matters) id where id is not null
    except select * from string_to_table(noted, ' ')) fresh;
  if added is not null then
    perform set_config(kept_in, ltrim(noted || ' ' || added), true);
  end if;
end $$;

do $make$
declare
  fact record;
  same_rows text;
begin
  for fact in
    -- Every column of these is a fact.
    select name, 'matter_id' as key, null as columns, 'true' as only_where, 'app.touched' as kept_in from unnest(array[
      'advance', 'agreement', 'agreement_part', 'asset', 'asset_amount', 'asset_person', 'asset_sale', 'bank_account',
      'curatorship_end', 'disposable_property', 'duty_credit', 'duty_payment', 'earlier_duty', 'estate_improvement',
      'estate_setting', 'estate_tax_year', 'exempt_donation', 'exempt_donation_donee', 'expense', 'held_annuity', 'income',
      'intestate_heir', 'liability', 'liability_security', 'lodged_account', 'marriage', 'matter_party', 'money_movement',
      'parentage', 'succession', 'trust_distribution', 'will', 'will_clause', 'will_taker']) name
    -- Of these some columns are, or some rows.
    union all values
      ('matter', 'id', 'system_type,kind,country', 'true', 'app.touched'),
      ('diary_entry', 'matter_id', 'event,due_on', 'each_row.event in (''will'', ''codicil'')', 'app.touched'),
    -- Whatever is booked has postings, and they come with their event in one statement.
      ('ledger_posting', 'matter_id', null, 'true', 'app.money_moved')
  loop
    -- An update that leaves every fact as it was touches nothing.
    same_rows := 'before_rows b join after_rows a on a.intermediary_id = b.intermediary_id and a.id = b.id where ' ||
      (select string_agg(format('b.%1$s is distinct from a.%1$s', column_name), ' or ')
        from string_to_table(fact.columns || ',' || fact.key, ',') column_name);
    -- One function a table, so that each has its own statements, planned once a session.
    execute format($body$
      create or replace function touches_%1$s() returns trigger language plpgsql as $trigger$
      begin
        if tg_op = 'INSERT' then
          perform note_touched(%2$L, array(select distinct each_row.%3$s from after_rows each_row where %4$s));
        elsif tg_op = 'DELETE' then
          perform note_touched(%2$L, array(select distinct each_row.%3$s from before_rows each_row where %4$s));
        else
          perform note_touched(%2$L, array(
            select each_row.%3$s from (select b.* from %5$s) each_row where %4$s
            union select each_row.%3$s from (select a.* from %6$s) each_row where %4$s));
        end if;
        return null;
      end $trigger$;
      create or replace trigger touches_added after insert on %1$s referencing new table as after_rows
        for each statement execute function touches_%1$s(%7$s);
      create or replace trigger touches_changed after update on %1$s referencing old table as before_rows new table as after_rows
        for each statement execute function touches_%1$s(%7$s);
      create or replace trigger touches_removed after delete on %1$s referencing old table as before_rows
        for each statement execute function touches_%1$s(%7$s);
    $body$, fact.name, fact.kept_in, fact.key, fact.only_where, coalesce(same_rows, 'before_rows b'), coalesce(same_rows, 'after_rows a'),
      coalesce(quote_literal(fact.columns), ''));
  end loop;
  -- A new matter has nothing to compute yet: whom it is about comes after it, and is a fact.
  drop trigger touches_added on matter;
end $make$;
