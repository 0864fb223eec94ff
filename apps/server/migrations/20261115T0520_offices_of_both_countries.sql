-- Master's and magistrate's offices: those of both countries come with the product, a firm adds its own beside them.
create table masteroffice (
  intermediary_id bigint not null default app_shared_owner(),
  id bigint generated always as identity,
  name text not null,
  region text,
  country text,
  email text,
  phone text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  postal_address1 text,
  postal_address2 text,
  postal_city text,
  postal_code text,
  trust_suffix text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id)
);

create table magistrateoffice (
  intermediary_id bigint not null default app_shared_owner(),
  id bigint generated always as identity,
  name text not null,
  region text,
  country text,
  email text,
  phone text,
  physical_address1 text,
  physical_address2 text,
  physical_city text,
  physical_code text,
  postal_address1 text,
  postal_address2 text,
  postal_city text,
  postal_code text,
  notes text,
  version int not null default 1,
  primary key (intermediary_id, id)
);

-- Ids of what is shipped are fixed, the same in every installation, and lie beyond what the identity will ever reach.
insert into masteroffice (id, intermediary_id, name, region, country, trust_suffix) overriding system value
select id, 0, name, region, country, suffix from (values
  (1000000001, 'Bhisho', 'Eastern Cape', 'South Africa', 'H'),
  (1000000002, 'Bloemfontein', 'Free State', 'South Africa', 'B'),
  (1000000003, 'Cape Town', 'Western Cape', 'South Africa', 'C'),
  (1000000004, 'Durban', 'KwaZulu-Natal', 'South Africa', 'D'),
  (1000000005, 'Makhanda (Grahamstown)', 'Eastern Cape', 'South Africa', 'E'),
  (1000000006, 'Johannesburg', 'Gauteng', 'South Africa', 'G'),
  (1000000007, 'Kimberley', 'Northern Cape', 'South Africa', 'K'),
  (1000000008, 'Mahikeng (Mmabatho)', 'North West', 'South Africa', 'M'),
  (1000000009, 'Mthatha', 'Eastern Cape', 'South Africa', 'U'),
  (1000000010, 'Mbombela (Nelspruit)', 'Mpumalanga', 'South Africa', 'MN'),
  (1000000011, 'Pietermaritzburg', 'KwaZulu-Natal', 'South Africa', 'N'),
  (1000000012, 'Polokwane', 'Limpopo', 'South Africa', 'L'),
  (1000000013, 'Gqeberha (Port Elizabeth)', 'Eastern Cape', 'South Africa', 'S'),
  (1000000014, 'Pretoria', 'Gauteng', 'South Africa', 'T'),
  (1000000015, 'Thohoyandou', 'Limpopo', 'South Africa', 'V'),
  (1000000016, 'Windhoek', 'Khomas', 'Namibia', null)
) as shipped (id, name, region, country, suffix);

insert into magistrateoffice (id, intermediary_id, name, region, country) overriding system value
select 1000000000 + row_number() over (), 0, office, region, country from (values
  ('South Africa', 'Gauteng', array['Johannesburg', 'Pretoria', 'Randburg', 'Roodepoort', 'Krugersdorp', 'Germiston', 'Boksburg', 'Benoni', 'Brakpan', 'Springs', 'Kempton Park', 'Alberton (Palm Ridge)', 'Vereeniging', 'Vanderbijlpark', 'Soweto (Protea)', 'Tembisa', 'Alexandra', 'Soshanguve', 'Ga-Rankuwa', 'Mamelodi', 'Nigel', 'Heidelberg', 'Bronkhorstspruit', 'Cullinan', 'Westonaria', 'Randfontein', 'Carletonville (Oberholzer)']),
  ('South Africa', 'Western Cape', array['Cape Town', 'Wynberg', 'Bellville', 'Goodwood', 'Mitchells Plain', 'Khayelitsha', 'Athlone', 'Simon''s Town', 'Kuils River', 'Somerset West', 'Strand', 'Stellenbosch', 'Paarl', 'Wellington', 'Worcester', 'Malmesbury', 'Vredenburg', 'Hermanus', 'Caledon', 'Swellendam', 'Mossel Bay', 'George', 'Knysna', 'Oudtshoorn', 'Beaufort West', 'Vredendal', 'Atlantis']),
  ('South Africa', 'KwaZulu-Natal', array['Durban', 'Verulam', 'Pinetown', 'Umlazi', 'Ntuzuma', 'Chatsworth', 'Pietermaritzburg', 'Port Shepstone', 'Scottburgh', 'Ladysmith', 'Newcastle', 'Dundee', 'Vryheid', 'Empangeni', 'Mtunzini', 'KwaDukuza (Lower Tugela)', 'Ulundi', 'Eshowe', 'Kokstad']),
  ('South Africa', 'Eastern Cape', array['Gqeberha', 'New Brighton', 'Uitenhage (Kariega)', 'East London', 'Mdantsane', 'King William''s Town (Qonce)', 'Zwelitsha', 'Makhanda', 'Mthatha', 'Queenstown (Komani)', 'Butterworth', 'Cradock', 'Graaff-Reinet', 'Humansdorp', 'Port Alfred', 'Lusikisiki']),
  ('South Africa', 'Free State', array['Bloemfontein', 'Botshabelo', 'Welkom', 'Virginia', 'Odendaalsrus', 'Kroonstad', 'Bethlehem', 'Harrismith', 'Phuthaditjhaba', 'Sasolburg', 'Parys']),
  ('South Africa', 'North West', array['Mmabatho/Mahikeng', 'Rustenburg', 'Klerksdorp', 'Potchefstroom', 'Brits', 'Lichtenburg', 'Vryburg', 'Taung', 'Temba']),
  ('South Africa', 'Limpopo', array['Polokwane', 'Mokopane', 'Mokerong', 'Thohoyandou', 'Louis Trichardt (Makhado)', 'Tzaneen', 'Phalaborwa', 'Giyani', 'Lephalale', 'Musina', 'Bela-Bela', 'Modimolle', 'Seshego']),
  ('South Africa', 'Mpumalanga', array['Mbombela', 'White River', 'KaNyamazane', 'Emalahleni (Witbank)', 'Middelburg', 'Ermelo', 'Secunda (Highveld Ridge)', 'Standerton', 'Barberton', 'Lydenburg', 'Piet Retief', 'KwaMhlanga']),
  ('South Africa', 'Northern Cape', array['Kimberley', 'Galeshewe', 'Upington', 'Kuruman', 'De Aar', 'Springbok', 'Postmasburg', 'Calvinia']),
  ('Namibia', 'Khomas', array['Windhoek', 'Katutura']),
  ('Namibia', 'Erongo', array['Walvis Bay', 'Swakopmund', 'Omaruru', 'Karibib', 'Usakos']),
  ('Namibia', 'Oshana', array['Oshakati', 'Ondangwa']),
  ('Namibia', 'Omusati', array['Outapi']),
  ('Namibia', 'Ohangwena', array['Eenhana']),
  ('Namibia', 'Kunene', array['Opuwo', 'Outjo']),
  ('Namibia', 'Kavango East', array['Rundu']),
  ('Namibia', 'Zambezi', array['Katima Mulilo']),
  ('Namibia', 'Oshikoto', array['Tsumeb']),
  ('Namibia', 'Otjozondjupa', array['Grootfontein', 'Otjiwarongo', 'Okahandja']),
  ('Namibia', 'Omaheke', array['Gobabis']),
  ('Namibia', 'Hardap', array['Rehoboth', 'Mariental']),
  ('Namibia', 'ǁKharas', array['Keetmanshoop', 'Lüderitz', 'Karasburg', 'Oranjemund'])
) as shipped (country, region, offices), unnest(offices) as office;

-- Last, so that the rows above are written before row security is on.
select make_directory('masteroffice', '{name,region,country,email,phone,physical_city,trust_suffix}', true);
select make_directory('magistrateoffice', '{name,region,country,email,phone,physical_city}', true);
