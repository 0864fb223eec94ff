-- Whether the curator adds VAT to the remuneration, as somebody decided it: without a VAT number it is not simply nil.
alter table curator_choice add column vat text check (vat in ('none', 'vendor'));
