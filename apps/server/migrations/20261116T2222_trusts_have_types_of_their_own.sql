-- Six types by what made a trust and how it is taxed, in place of a list that mixed both.
set local role boedel_provider;
update matter_party p set details = jsonb_set(p.details, '{trust,type}', to_jsonb(case p.details #>> '{trust,type}'
    when 'inter vivos' then 'IV' when 'testamentary' then 'MC' when 'special' then 'SA' else 'OT' end))
from matter m
where m.intermediary_id = p.intermediary_id and m.id = p.matter_id and m.system_type = 5 and p.role = 'main'
  and p.details #>> '{trust,type}' in ('inter vivos', 'testamentary', 'special', 'business', 'bewind');
reset role;
