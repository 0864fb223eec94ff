-- The language somebody chose to read; null until they choose.
alter table person add column language text check (language in ('en', 'af'));
grant select (language) on person to boedel_app;
-- What the firm writes in: to people who never chose, and to people outside it.
alter table firm_setting add column language text not null default 'en' check (language in ('en', 'af'));

-- The language to write to somebody in about a firm: their own choice, else the firm's.
create function language_of(the_person bigint, the_firm bigint) returns text language sql stable as $$
  select coalesce((select p.language from person p where p.id = the_person),
                  (select s.language from firm_setting s where s.intermediary_id = the_firm), 'en')
$$;

-- And where it is about no firm, as when they sign in: the firm they used last is asked. Only the provider looks so far.
create function language_of(the_person bigint) returns text language sql stable as $$
  select language_of(the_person, (
    select m.intermediary_id from membership m join person p on p.id = m.person_id where m.person_id = the_person
    order by m.intermediary_id is distinct from p.last_intermediary_id, m.intermediary_id limit 1))
$$;
