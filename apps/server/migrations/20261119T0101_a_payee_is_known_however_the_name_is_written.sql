-- How a payee is called, for comparing: without accents, capitals, blanks, marks and the words of a company's form, and with
-- letters that look alike as one. 'Karoo Bank', 'KAROO  BANK (Pty) Ltd.' and the same with a Cyrillic letter are one payee.
-- Letters become Latin before the rest is left out, because a database in the locale C knows no others.
-- `plain_text` is named with its schema: an index is built with a search path that has none of ours.
create function payee_key(name text) returns text language sql immutable parallel safe strict as $$
  select coalesce(nullif(regexp_replace(translate(
    regexp_replace(public.plain_text(name), '\m(pty|ltd|limited|proprietary|edms|bpk|eiendoms|beperk|cc|inc|incorporated)\M', '', 'g'),
    'авекмнорстухіјѕАВЕКМНОРСТУХІЈЅαβεικνορτυχΑΒΕΙΚΝΟΡΤΥΧ01i', 'abekmhopctyxljsabekmhopctyxljsabelkvoptyxabelknoptyxoll'),
    '[^[:alnum:]]', '', 'g'), ''), public.plain_text(name))
$$;
create index payee_account_of_key on payee_account (intermediary_id, payee_key(payee)); -- what a name is known by
drop index payee_account_of_name;
