-- Counting what a firm wrote in a day reads that day alone.
create index mail_by_day on mail (intermediary_id, created_at) where sender = 'firm';
