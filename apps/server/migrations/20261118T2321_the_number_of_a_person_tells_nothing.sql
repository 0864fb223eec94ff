-- Whoever invites somebody is given the person's number. Counted upwards, a high one said that the address was unknown and a low
-- one that it had an account already. Numbers are drawn at random now, below what a JavaScript number holds exactly.
create function new_person_id() returns bigint language sql volatile as $$
  select 4294967296 + floor(random() * 4503595332403200)::bigint
$$;
alter table person alter column id drop identity;
alter table person alter column id set default new_person_id();
