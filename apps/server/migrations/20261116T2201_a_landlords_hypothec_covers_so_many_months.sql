-- Rent as the lease has it: how much of the arrears a landlord's hypothec covers follows from it (s 85(2)).
alter table creditorclaim add column rent_per_period_cents bigint check (rent_per_period_cents > 0);
alter table creditorclaim add column rent_period_months int check (rent_period_months > 0);
