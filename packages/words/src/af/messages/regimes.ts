/** Matrimonial property: accrual, the joint estate, massing. */
export const af: Readonly<Record<string, string>> = {
  'The exclusions are worth more than all the assets. Correct one of them.':
    'Die uitsluitings is meer werd as al die bates. Maak een daarvan reg.',
  'Enter the consumer price index of that month; it is above nought.':
    'Voer die verbruikersprysindeks van daardie maand in; dit is bo nul.',
  "Master's offices differ; the allocation may be changed per item.":
    'Meesterskantore verskil; die toedeling mag per item verander word.',
  'Asset {id} is listed twice. Remove one of the entries.':
    'Bate {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'Liability {id} is listed twice. Remove one of the entries.':
    'Las {id} is twee keer gelys. Verwyder een van die inskrywings.',
  'The joint debts and costs are more than the joint estate.':
    'Die gesamentlike skulde en koste is meer as die gemeenskaplike boedel.',
  'What the deceased alone bears is more than the half of the deceased.':
    'Wat die oorledene alleen dra, is meer as die helfte van die oorledene.',
  'What the survivor alone bears is more than the half of the survivor. Leave out what the estate will not pay.':
    'Wat die langslewende alleen dra, is meer as die helfte van die langslewende. Laat weg wat die boedel nie sal betaal nie.',
  '{why} Draw the account of an insolvent estate instead.':
    '{why} Stel eerder die rekening van ʼn insolvente boedel op.',
  'Accrual is implied for South African marriages from 1 November 1984; earlier for some, by later laws.':
    'Aanwas word geïmpliseer vir Suid-Afrikaanse huwelike vanaf 1 November 1984; vir party vroeër, deur latere wette.',
  'Treated as out of community without accrual; confirm where a court order or later law says otherwise.':
    'Behandel as buite gemeenskap sonder aanwas; bevestig waar ʼn hofbevel of latere wet anders sê.',
  'Also for marriages once put out of community by s 22(6) of the Black Administration Act (Sithole, 2021).':
    'Ook vir huwelike wat eens deur art 22(6) van die Swart Administrasiewet buite gemeenskap geplaas is (Sithole, 2021).',
  'Confirm for a Namibian marriage under Proclamation 15 of 1928, which could be out of community.':
    'Bevestig vir ʼn Namibiese huwelik kragtens Proklamasie 15 van 1928, wat buite gemeenskap kon wees.',
  'Ask the survivor to adiate or repudiate the joint will, and record the answer.':
    'Vra die langslewende om die gesamentlike testament te adieer of te repudieer, en teken die antwoord aan.',
  'Net value at the end of the marriage': 'Netto waarde aan die einde van die huwelik',
  'Excluded from accrual': 'Van aanwas uitgesluit',
  'Deceased: net value at the end': 'Oorledene: netto waarde aan die einde',
  'Deceased: commencement value at today’s prices': 'Oorledene: aanvangswaarde teen vandag se pryse',
  'Deceased: accrual': 'Oorledene: aanwas',
  'Survivor: net value at the end': 'Langslewende: netto waarde aan die einde',
  'Survivor: commencement value at today’s prices': 'Langslewende: aanvangswaarde teen vandag se pryse',
  'Survivor: accrual': 'Langslewende: aanwas',
  Difference: 'Verskil',
  'Joint estate': 'Gemeenskaplike boedel',
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
  'Customary marriage with one wife, no contract': 'Gebruiklike huwelik met een vrou, geen kontrak nie',
  'A life partnership has no matrimonial property regime; each partner owns the own assets':
    'ʼn Lewensverhouding het geen huweliksgoederebedeling nie; elke maat besit die eie bates',
  'Religious marriage without civil registration': 'Godsdienstige huwelik sonder burgerlike registrasie',
  'No contract: in community of property': 'Geen kontrak nie: binne gemeenskap van goed',
  Massing: 'Samesmelting',
  'The only wife when the marriage was entered into': 'Die enigste vrou toe die huwelik gesluit is',
  'A further wife, without the contract a court approves': 'ʼn Verdere vrou, sonder die kontrak wat ʼn hof goedkeur',
  'Taken as out of community; confirm that the earlier wife agreed, without which there is no marriage.':
    'As buite gemeenskap geneem; bevestig dat die vroeëre vrou ingestem het, waarsonder daar geen huwelik is nie.',
  'House property belongs to the spouses of that house, family property to all, in equal parts.':
    'Huisgoed behoort aan die gades van daardie huis, gesinsgoed aan almal, in gelyke dele.',
};
