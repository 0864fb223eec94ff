-- Where the Master's offices are, as publicly known; nothing that somebody filled in before is touched. None was confirmed with the office, and each says so.
set local role boedel_provider;
update masteroffice m set
  physical_address1 = coalesce(m.physical_address1, o.street), physical_address2 = coalesce(m.physical_address2, o.corner),
  physical_city = coalesce(m.physical_city, o.town), postal_address1 = coalesce(m.postal_address1, o.bag),
  postal_city = coalesce(m.postal_city, o.postal_town), postal_code = coalesce(m.postal_code, o.code), phone = coalesce(m.phone, o.phone),
  notes = coalesce(m.notes, 'Public knowledge, noted 2026-11-16, and not certain: confirm with the office before you use it.'),
  version = m.version + 1
from (values
  (1000000002, 'Colonial Building', 'Maitland Street', 'Bloemfontein', 'Private Bag X20584', 'Bloemfontein', '9300', '051 411 5500'),
  (1000000003, 'Dullah Omar Building', '45 Castle Street', 'Cape Town', 'Private Bag X9018', 'Cape Town', '8000', '021 832 3000'),
  (1000000004, '2 Devonshire Place', 'off Anton Lembede Street', 'Durban', 'Private Bag X54325', 'Durban', '4000', '031 306 0175'),
  (1000000005, '5 Bathurst Street', null, 'Makhanda', 'Private Bag X1010', 'Makhanda', '6140', '046 603 4000'),
  (1000000006, 'Hollard Building', '66 Marshall Street', 'Johannesburg', 'Private Bag X5', 'Marshalltown', '2107', '011 429 8000'),
  (1000000007, null, null, 'Kimberley', 'Private Bag X5015', 'Kimberley', '8300', '053 831 1942'),
  (1000000008, null, null, 'Mahikeng', 'Private Bag X42', 'Mmabatho', '2735', '018 381 8505'),
  (1000000011, '241 Church Street', null, 'Pietermaritzburg', 'Private Bag X9010', 'Pietermaritzburg', '3200', '033 264 7000'),
  (1000000012, null, null, 'Polokwane', 'Private Bag X9670', 'Polokwane', '0700', '015 291 4300'),
  (1000000014, 'SALU Building', '316 Thabo Sehume Street', 'Pretoria', 'Private Bag X60', 'Pretoria', '0001', '012 339 7700'),
  (1000000015, null, null, 'Thohoyandou', 'Private Bag X5015', 'Thohoyandou', '0950', '015 962 1032'),
  (1000000016, null, null, 'Windhoek', 'Private Bag 13190', 'Windhoek', null, null)
) as o (id, street, corner, town, bag, postal_town, code, phone)
where m.intermediary_id = 0 and m.id = o.id;

-- Of the others nothing is on record here: the town alone, so that a letter is not addressed to a guess.
update masteroffice set physical_city = coalesce(physical_city, split_part(name, ' (', 1)),
  notes = coalesce(notes, 'No address is on record here (2026-11-16): ask the office, and add it as your own.'), version = version + 1
where intermediary_id = 0 and id in (1000000001, 1000000009, 1000000010, 1000000013);
update magistrateoffice set notes = coalesce(notes, 'No address is on record here (2026-11-16): ask the court, and add it as your own.'),
  version = version + 1
where intermediary_id = 0;
reset role;
