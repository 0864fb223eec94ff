-- Namibia levies no estate duty: that is an amount, nil, and stood as unknown.
set local role boedel_provider;
update matter_figures f set estate_duty_cents = 0, version = f.version + 1
from matter m
where m.intermediary_id = f.intermediary_id and m.id = f.matter_id and m.system_type = 2 and m.country = 'Namibia'
  and f.estate_duty_cents is null and f.figured_on is not null and not f.reasons ? 'estateDuty';
reset role;
