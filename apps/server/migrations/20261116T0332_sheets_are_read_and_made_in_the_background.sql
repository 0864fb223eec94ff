-- A list goes on when whoever began it closes the dialog: when the last step was taken, and what was asked for.
alter table directory_import add column stepped_at timestamptz;
alter table directory_import add column leaves_out_duplicates boolean not null default true;
