/** Matrimonial property: accrual, the joint estate, massing. */
export const af: Readonly<Record<string, string>> = {
  'The exclusions are worth more than all the assets. Correct one of them.':
    'Die uitsluitings is meer werd as al die bates. Maak een daarvan reg.',
  'Enter the consumer price index of that month. It must be more than 0.':
    'Voer die verbruikersprysindeks van daardie maand in. Dit moet meer as 0 wees.',
  'Practice differs between Master’s offices. You can change the allocation per item.':
    'Praktyk verskil tussen Meesterskantore. U kan die toedeling per item verander.',
  'Asset {id} is listed twice. Remove one of the entries.':
    'Bate {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'Liability {id} is listed twice. Remove one of the entries.':
    'Las {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'The joint debts and costs are more than the joint estate.':
    'Die gesamentlike skulde en koste is meer as die gemeenskaplike boedel.',
  'The deceased alone bears more than the deceased’s half.':
    'Wat die oorledene alleen dra, is meer as die helfte van die oorledene.',
  'The survivor alone bears more than the survivor’s half. Leave out what the estate will not pay.':
    'Wat die langslewende alleen dra, is meer as die helfte van die langslewende. Laat weg wat die boedel nie sal betaal nie.',
  '{why} Draw the account of an insolvent estate instead.':
    '{why} Stel eerder die rekening van ʼn insolvente boedel op.',
  'Accrual applies by default to South African marriages from 1 November 1984, and to some earlier marriages under later laws.':
    'Aanwas geld by verstek vir Suid-Afrikaanse huwelike vanaf 1 November 1984, en vir sommige vroeëre huwelike kragtens latere wette.',
  'Treated as out of community without accrual; confirm where a court order or later law says otherwise.':
    'Behandel as buite gemeenskap sonder aanwas; bevestig waar ʼn hofbevel of latere wet anders sê.',
  'This includes marriages that s 22(6) of the Black Administration Act made out of community (Sithole, 2021).':
    'Dit sluit huwelike in wat art 22(6) van die Swart Administrasiewet buite gemeenskap geplaas het (Sithole, 2021).',
  'Confirm for a Namibian marriage under Proclamation 15 of 1928, which could be out of community.':
    'Bevestig vir ʼn Namibiese huwelik kragtens Proklamasie 15 van 1928, wat buite gemeenskap kon wees.',
  'Ask the survivor to adiate or repudiate the joint will, and record the answer.':
    'Vra die langslewende om die gesamentlike testament te adieer of te repudieer, en teken die antwoord aan.',
  'Net value at end of marriage': 'Netto waarde aan die einde van die huwelik',
  'Excluded from accrual': 'Van aanwas uitgesluit',
  'Deceased: net end value': 'Oorledene: netto eindwaarde',
  'Deceased: commencement value at today’s prices': 'Oorledene: aanvangswaarde teen vandag se pryse',
  'Deceased: accrual': 'Oorledene: aanwas',
  'Survivor: net end value': 'Langslewende: netto eindwaarde',
  'Survivor: commencement value at today’s prices': 'Langslewende: aanvangswaarde teen vandag se pryse',
  'Survivor: accrual': 'Langslewende: aanwas',
  Difference: 'Verskil',
  'Joint estate': 'Gesamentlike boedel',
  'Gross joint estate': 'Bruto gemeenskaplike boedel',
  'Joint debts and costs': 'Gesamentlike skulde en koste',
  'Net joint estate': 'Netto gemeenskaplike boedel',
  "Survivor's half, by right": 'Langslewende se helfte, uit eie reg',
  'Borne by the survivor alone': 'Deur die langslewende alleen gedra',
  'Half of the deceased': 'Helfte van die oorledene',
  'Separate property of the deceased': 'Aparte eiendom van die oorledene',
  'Borne by the deceased alone': 'Deur die oorledene alleen gedra',
  'Balance for distribution to heirs': 'Saldo vir verdeling aan erfgename',
  'Cash after all debts and cash legacies': 'Kontant na alle skulde en geldlegate',
  "Survivor's cash": 'Langslewende se kontant',
  "Heirs' cash": 'Erfgename se kontant',
  'Matrimonial property regime': 'Huweliksgoederebedeling',
  Contract: 'Kontrak',
  'Regulated by court order': 'Deur hofbevel gereël',
  'Several wives, without contract or court order': 'Verskeie vrouens, sonder kontrak of hofbevel',
  'Customary marriage with one wife, no contract': 'Gewoonteregtelike huwelik met een vrou, geen kontrak nie',
  'A life partnership has no matrimonial property regime; each partner owns the own assets':
    'ʼn Lewensverhouding het geen huweliksgoederebedeling nie; elke maat besit die eie bates',
  'Religious marriage without civil registration': 'Godsdienstige huwelik sonder burgerlike registrasie',
  'No contract: in community of property': 'Geen kontrak nie: binne gemeenskap van goed',
  Massing: 'Samesmelting',
  'Only wife at the time of the marriage': 'Enigste vrou ten tyde van die huwelik',
  'A further wife, without a court-approved contract': 'ʼn Verdere vrou, sonder ʼn hofgoedgekeurde kontrak',
  'Treated as out of community. Confirm that the earlier wife consented; without her consent the marriage is not valid.':
    'As buite gemeenskap behandel. Bevestig dat die vroeëre vrou ingestem het; daarsonder is die huwelik nie geldig nie.',
  'House property belongs to the spouses of that house and family property to all spouses, in equal shares.':
    'Huisgoed behoort aan die gades van daardie huis en familiegoed aan al die gades, in gelyke dele.',
  'Disposes of the property of both': 'Beskik oor albei se eiendom',
  'Limited interest for the survivor': 'Beperkte belang vir die langslewende',
};
