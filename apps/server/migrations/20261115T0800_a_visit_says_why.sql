-- Why the provider's staff are in a firm, for the banner they see there; the firm reads it in its trail.
alter table membership add column support_reason text;
