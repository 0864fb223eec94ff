-- An asset the surviving spouse takes in settlement of the accrual claim (Income Tax Act s 9HA(2)).
alter table asset add column settles_accrual_of_id bigint;
alter table asset add foreign key (intermediary_id, settles_accrual_of_id) references matter_party (intermediary_id, id);
create index asset_settles_accrual on asset (intermediary_id, settles_accrual_of_id) where settles_accrual_of_id is not null; -- whether somebody may go
