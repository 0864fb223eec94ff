-- With several customary wives each asset is of a house, of the family, or personal: none is guessed
-- (Recognition of Customary Marriages Act 120 of 1998 s 7(1)).
alter table asset drop constraint asset_customary_kind_check;
alter table asset add constraint asset_customary_kind_check check (customary_kind in ('house', 'family', 'personal'));
