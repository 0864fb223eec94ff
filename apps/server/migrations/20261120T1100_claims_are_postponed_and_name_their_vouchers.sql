-- A presiding officer may leave a claim over to a later meeting (Insolvency Act s 44); a claim names the papers that prove it.
alter table creditorclaim add column vouchers text;
alter table creditorclaim drop constraint creditorclaim_status_check;
alter table creditorclaim add constraint creditorclaim_status_check check (status in ('lodged', 'tendered', 'proved', 'rejected',
  'disputed', 'confirmed', 'reduced', 'expunged', 'withdrawn', 'lateNeedsLeave', 'postponed')) not valid;
alter table creditorclaim validate constraint creditorclaim_status_check;
