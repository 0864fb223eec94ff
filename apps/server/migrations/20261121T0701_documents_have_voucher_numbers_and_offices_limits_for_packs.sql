-- The number by which the account knows what a paper proves, as it is written on the paper.
alter table matter_document add column voucher text;

-- What an office takes through its portal, and in which order it wants what is lodged with an account.
alter table masteroffice add column pack_megabytes int, add column pack_name_length int;
alter table lodgingrequirement add column pack_place int;
