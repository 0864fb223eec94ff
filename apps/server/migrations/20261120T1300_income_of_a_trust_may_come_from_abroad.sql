-- Income of a trust is local or foreign: it keeps that in the hands of a beneficiary, and the tax differs.
alter table income add column is_foreign boolean not null default false;
alter table income add column foreign_tax_cents bigint check (foreign_tax_cents >= 0);
alter table trust_distribution add column is_foreign boolean not null default false;
