-- What allows a fee above the tariff: the will, or the Master. Points answered for before it was asked have none.
alter table lodging_settled add column ground text check (ground in ('will', 'master'));
