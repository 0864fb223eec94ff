-- `jsonb_populate_record(new, …)` keeps the shape of a row for the whole transaction, so a trigger that used it before and
-- after `alter table` failed on PostgreSQL 15.20 ('using outdated tuple descriptor'). Each reference to a shared directory now
-- has a trigger function that assigns its one column by name. An empty database runs this before any such reference is made;
-- a database that is further along has its triggers moved over by the loop below.
create function fill_owner_column(child regclass, id_column text, owner_column text, directory regclass) returns void
  language plpgsql as $$
declare
  filler text := left('fill_' || owner_column || '_of_' || child::text, 63);
begin
  execute format($function$
    create or replace function %1$I() returns trigger language plpgsql as $body$
    begin
      new.%2$I := null;
      if new.%3$I is not null then
        select intermediary_id into new.%2$I from %4$s
          where id = new.%3$I and intermediary_id in (0, new.intermediary_id);
        if new.%2$I is null then
          raise exception 'There is no such entry in %%.', %5$L using errcode = 'foreign_key_violation';
        end if;
      end if;
      return new;
    end $body$
  $function$, filler, owner_column, id_column, directory, directory::text);
  execute format('drop trigger if exists %I on %s', 'owner_of_' || id_column, child);
  execute format('create trigger %I before insert or update of %I on %s for each row execute function %I()',
    'owner_of_' || id_column, id_column, child, filler);
end $$;

create or replace function refer_to_shared(child regclass, id_column text, directory regclass) returns void
  language plpgsql as $$
declare
  owner_column text := regexp_replace(id_column, '_id$', '') || '_owner';
begin
  execute format('alter table %s add column %I bigint check (%I in (0, intermediary_id))', child, owner_column, owner_column);
  execute format('alter table %s add foreign key (%I, %I) references %s (intermediary_id, id)', child, owner_column, id_column, directory);
  execute format('create index on %s (%I, %I) where %I is not null', child, owner_column, id_column, id_column); -- where an entry is used
  perform fill_owner_column(child, id_column, owner_column, directory);
end $$;

do $$
declare
  reference record;
  arguments text[];
begin
  for reference in select tgrelid::regclass as child, tgargs from pg_trigger where tgfoid = 'fill_shared_owner'::regproc loop
    -- The arguments of a trigger are kept as one byte string, each ended by a zero byte.
    arguments := string_to_array(encode(reference.tgargs, 'escape'), '\000');
    perform fill_owner_column(reference.child, arguments[1], arguments[2], arguments[3]::regclass);
  end loop;
end $$;

drop function fill_shared_owner();
