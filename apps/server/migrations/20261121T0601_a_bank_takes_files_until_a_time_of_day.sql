-- Until when the firm's bank takes a file on a working day, and one that is to be paid on the same day.
alter table payout_options add column cut_off text check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table payout_options add column same_day_cut_off text check (same_day_cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
