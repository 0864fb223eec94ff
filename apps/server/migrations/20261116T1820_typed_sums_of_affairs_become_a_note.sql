-- The statement of affairs comes from assets and claims. Sums that were typed beside them are kept as a remark.
set local role boedel_provider;
update matter_party p set version = p.version + 1, details = jsonb_set(
    jsonb_set(p.details, '{affairs}', jsonb_strip_nulls(jsonb_build_object('statementDate', p.details -> 'affairs' -> 'statementDate'))),
    '{notes}', to_jsonb(concat_ws(E'\n', p.details ->> 'notes', typed.words)))
from (
  select intermediary_id, id, 'Statement of affairs as it was typed: ' || string_agg(
      label || ' ' || to_char((details -> 'affairs' ->> key)::bigint / 100.0, 'FM999999999999990.00'), '; ' order by place) as words
  from matter_party, (values (1, 'immovable', 'immovable property'), (2, 'movable', 'movable property'), (3, 'debtorsOwing', 'debtors'),
    (4, 'cash', 'cash'), (5, 'secured', 'secured creditors'), (6, 'preferent', 'preferent creditors'),
    (7, 'concurrent', 'concurrent creditors'), (8, 'contingent', 'contingent liabilities')) as sums (place, key, label)
  where details -> 'affairs' ->> key is not null group by 1, 2) typed
where typed.intermediary_id = p.intermediary_id and typed.id = p.id;
reset role;
