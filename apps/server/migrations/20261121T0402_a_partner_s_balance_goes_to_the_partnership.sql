-- Insolvency Act s 49(1): what the estate of a partner has left goes to the estate of the partnership, as far as its debts need it.
alter table insolvency_choice
  add column partnership_lacks_cents bigint check (partnership_lacks_cents >= 0);
