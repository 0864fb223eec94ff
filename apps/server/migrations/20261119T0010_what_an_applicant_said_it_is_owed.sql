-- The applicant contributes not less than on the claim it stated in the application (Insolvency Act s 14(3)).
alter table creditorclaim add column petition_amount_cents bigint check (petition_amount_cents >= 0);
