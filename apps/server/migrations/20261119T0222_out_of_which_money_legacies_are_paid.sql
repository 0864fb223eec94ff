-- Two readings an estate may choose: out of which money legacies are paid, and who is heir where a survivorship clause fails.
alter table estate_setting
  add column legacies_paid_from text check (legacies_paid_from in ('proportion', 'foreignMoney', 'otherMoney')),
  add column heirs_of_failed_gift text check (heirs_of_failed_gift in ('whenCertain', 'atDeath'));
