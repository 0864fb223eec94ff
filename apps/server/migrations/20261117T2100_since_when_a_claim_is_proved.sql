-- A vote counts from the day of the proof (s 52), which a later decision on the claim leaves as it was; and a claim proved
-- after an account was lodged shares in it only where the Master let it (s 104(1)).
alter table creditorclaim add column proved_on date, add column late_share_on date;
set local role boedel_provider;
update creditorclaim set proved_on = status_on where status = 'proved';
reset role;
