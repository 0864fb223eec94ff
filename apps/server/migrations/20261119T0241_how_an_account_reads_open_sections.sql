-- What the Insolvency Act leaves open and an account chooses: who pays the costs a security cannot (s 89(1)), by what a later
-- dividend is shared (s 103(1)(a)), whether the fee runs on VAT, and the limit of employees' claims in Namibia (s 100).
alter table insolvency_choice
  add column deficiency_borne_by text check (deficiency_borne_by in ('FIRST_RANK', 'ALL_RANKS')),
  add column dividend_ranking text check (dividend_ranking in ('AS_PROVED', 'BALANCE')),
  add column fee_on_output_tax text check (fee_on_output_tax in ('NET', 'GROSS')),
  add column employee_limit_cents bigint check (employee_limit_cents >= 0);
