-- What the assets come to by class, kept with the figures they follow from: a list of hundreds opens with its totals and
-- its first lines. Figures worked out before this have none; the list then works them out itself.
alter table matter_figures add column asset_totals jsonb;
