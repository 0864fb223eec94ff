-- To how many addresses a firm has written since yesterday, and one of its people in the last hour. Whoever asks need not see those mails.
create or replace function mails_sent(out by_firm bigint, out by_person bigint)
  language sql stable security definer set search_path = public as $$
  select coalesce(sum(cardinality(to_addresses) + cardinality(cc_addresses)), 0),
         coalesce(sum(cardinality(to_addresses) + cardinality(cc_addresses))
                  filter (where person_id = app_user_id() and created_at > now() - interval '1 hour'), 0)
  from mail
  where intermediary_id = app_firm() and sender = 'firm' and created_at > now() - interval '1 day'
$$;
