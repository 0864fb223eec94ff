-- How people call what uses an entry of a directory: "Matters: EST/2026/00012 Botha, Jan".
comment on table matter is 'Matters';
comment on table matter_introducer is 'Matters';
comment on table matter_party is 'Matters';
