-- An estate under s 18(3) has no executor who accepts a trust and publishes no notice to creditors; its undertaking is asked instead.
set local role boedel_provider;
update lodgingrequirement set asked_of = 'Estates with an executor' where intermediary_id = 0 and id in (1000000003, 1000000006);
insert into lodgingrequirement (id, intermediary_id, name, name_af, country, asked_of, paper_number, section, from_on) overriding system value
values
  (1000000010, 0, 'Undertaking and acceptance of the Master’s directions (J155)', 'Onderneming en aanvaarding van die Meester se voorskrifte (J155)', null, 'Estates under section 18(3)', 54, 'Administration of Estates Act 66 of 1965 s 18(3)', '1967-10-02');
reset role;
