-- What type a trust is stood with the matter and with the trust, in two lists. It stays with the matter, as one of the six types.
set local role boedel_provider;
update matter m set kind = case p.details #>> '{trust,type}'
    when 'IV' then 'Inter vivos trust' when 'MC' then 'Testamentary trust'
    when 'SA' then 'Special trust type A' when 'SB' then 'Special trust type B'
    when 'RAF' then 'Court-ordered trust (Road Accident Fund)'
    else 'Other trust (business, charitable, bewind, foreign)' end
from matter_party p
where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main' and m.system_type = 5
  and p.details #>> '{trust,type}' is not null;
update matter set kind = case kind
    when 'RAF trust' then 'Court-ordered trust (Road Accident Fund)' when 'Special trust' then 'Special trust type A'
    else 'Other trust (business, charitable, bewind, foreign)' end
where system_type = 5 and kind in ('RAF trust', 'Special trust', 'Bewind trust', 'Charitable trust');
update matter_party set details = details #- '{trust,type}' where details #>> '{trust,type}' is not null;
reset role;
