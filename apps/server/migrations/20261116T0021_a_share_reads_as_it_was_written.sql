-- 50% and 1/2 are the same part of a residue; the will shows the one it was typed as.
alter table will_taker add column share_written text check (length(share_written) <= 20);
