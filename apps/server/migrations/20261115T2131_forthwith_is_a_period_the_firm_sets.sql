-- Within how many days the firm does what an Act wants forthwith; none is the product's own number.
alter table firm_setting add column forthwith_days int check (forthwith_days between 1 and 90);
