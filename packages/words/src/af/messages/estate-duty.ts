/** Estate duty. */
export const af: Readonly<Record<string, string>> = {
  'This estate duty payment is already recorded as an expense. Enter only other payments here.':
    'Hierdie betaling van boedelbelasting is reeds as ʼn uitgawe aangeteken. Voer slegs ander betalings hier in.',
  'Remove this spouse, or correct the date: that death is the later one.':
    'Verwyder hierdie gade, of maak die datum reg: daardie dood is die latere een.',
  'Can be transferred only from {day}.': 'Kan slegs vanaf {day} oorgedra word.',
  'File the return of the first estate, or other proof, with this one.':
    'Dien die opgawe van die eerste boedel, of ander bewys, saam met hierdie een in.',
  'Name property that is included in the estate.': 'Noem eiendom wat by die boedel ingesluit is.',
  'Choose who bears the duty on this property.': 'Kies wie die belasting op hierdie eiendom dra.',
  'Name who paid the transfer duty.': 'Noem wie die hereregte betaal het.',
  'Remove this credit. It is only for foreign property of a resident.':
    'Verwyder hierdie krediet. Dit is slegs vir buitelandse eiendom van ʼn inwoner.',
  'Limited to the duty charged here on that property.':
    'Beperk tot die belasting wat hier op daardie eiendom gehef word.',
  'Name the property the {code} deduction is for.': 'Noem die eiendom waarvoor die aftrekking van {code} is.',
  '{code} does not cover this kind of property.': '{code} dek nie hierdie soort eiendom nie.',
  'Choose one of the deductions of section 4.': 'Kies een van die aftrekkings van artikel 4.',
  'Remove 4(m). The first estate already received the spouse’s deduction for it.':
    'Verwyder 4(m). Die eerste boedel het reeds die gade se aftrekking daarvoor ontvang.',
  'Debts of {debts} beyond foreign assets of {assets} left out.':
    'Skulde van {debts} bo buitelandse bates van {assets} wat uitgelaat is.',
  'The deductions for {label} exceed its value. Reduce them.':
    'Die aftrekkings vir {label} is meer as die waarde daarvan. Verminder dit.',
  'Nothing: the trustees can give it to someone else.': 'Niks: die trustees kan dit aan iemand anders gee.',
  'Limited to the amount not deducted under another letter.':
    'Beperk tot die bedrag wat nie onder ʼn ander letter afgetrek is nie.',
  'Confirm which contributions before March 2016 count.': 'Bevestig watter bydraes voor Maart 2016 tel.',
  'Confirm the wording of s 3(3)(e).': 'Bevestig die bewoording van art 3(3)(e).',
  'Enter the part that belongs to the deceased. It must be more than 0 and at most 1.':
    'Voer die deel in wat aan die oorledene behoort. Dit moet meer as 0 en hoogstens 1 wees.',
  'After premiums paid by the person entitled, with 6% a year.':
    'Na premies deur die geregtigde betaal, met 6% per jaar.',
  'Not excluded: {fails}.': 'Nie uitgesluit nie: {fails}.',
  'No change was announced in Budget 2026. Confirm for deaths from 1 March 2026.':
    'Geen verandering is in Begroting 2026 aangekondig nie. Bevestig vir sterftes vanaf 1 Maart 2026.',
  'Correct the date of birth: it is after the death.': 'Maak die geboortedatum reg: dit is na die dood.',
  'List {name} once: it is captured twice.': 'Lys {name} een keer: dit is twee keer vasgelê.',
  'One consolidation shows s 10(1) as repealed from January 2021, another as restored by Act 16 of 2022. Confirm this.':
    'Een konsolidasie wys art 10(1) as herroep vanaf Januarie 2021, ʼn ander as herstel deur Wet 16 van 2022. Bevestig dit.',
  'Enter the due date from the notice of assessment.': 'Voer die betaaldatum uit die kennisgewing van aanslag in.',
  'Enter a date on or after the date of death.': 'Voer ʼn datum op of ná die sterfdatum in.',
  'Confirm the term against the Act.': 'Bevestig die termyn teen die Wet.',
  'Give everyone a share above 0 and at most 1.': 'Gee almal ʼn deel bo 0 en hoogstens 1.',
  'The shares add up to more than one. Reduce them.': 'Die aandele is saam meer as een. Verminder dit.',
  'The shares must add up to one.': 'Die aandele moet saam een wees.',
  'Name who gains by the interest: that person bears its duty.':
    'Noem wie deur die reg baat: daardie persoon dra die belasting daarop.',
  'Enter this figure, or change the attribution setting.':
    'Voer hierdie syfer in, of verander die toerekeningsinstelling.',
  'The first death must be on or before the second. Correct the date.':
    'Die eerste dood moet op of voor die tweede wees. Maak die datum reg.',
  'Enter the spouse’s share of the residue. It must be more than 0 and at most 1.':
    'Voer die gade se deel van die restant in. Dit moet meer as 0 en hoogstens 1 wees.',
  'Enter the factor of Table A or B for the spouse’s usufruct.':
    'Voer die faktor van Tabel A of B vir die gade se vruggebruik in.',
  Abatement: 'Korting',
  'Basic amount': 'Basiese bedrag',
  'Unused abatement of a predeceased spouse': 'Ongebruikte korting van ʼn vooroorlede gade',
  'Unused abatement of one predeceased spouse': 'Ongebruikte korting van een vooroorlede gade',
  'Abatement once the evidence is filed': 'Korting sodra die bewys ingedien is',
  'Spouses who died together': 'Gades wat saam gesterf het',
  'Smaller net value, taken to have died first': 'Kleiner netto waarde, geag eerste te gesterf het',
  'Abatement that estate uses': 'Korting wat daardie boedel gebruik',
  'Abatement of the other estate': 'Korting van die ander boedel',
  'Estate duty by the scale': 'Boedelbelasting volgens die skaal',
  'Dutiable amount': 'Belasbare bedrag',
  '{rate}% of the part above {amount}': '{rate}% van die deel bo {amount}',
  'Interest on estate duty': 'Rente op boedelbelasting',
  Duty: 'Belasting',
  '{days} days from {from} to {to}': '{days} dae van {from} tot {to}',
  'Less paid on {day}': 'Min betaal op {day}',
  'Value now, at most the value at the first death': 'Waarde nou, hoogstens die waarde by die eerste dood',
  'Duty now that belongs to it': 'Belasting nou wat daarby hoort',
  'Spread over the {basis}; the Act does not say.': 'Oor die {basis} versprei; die Wet sê nie.',
  'net value': 'netto waarde',
  'dutiable amount': 'belasbare bedrag',
  'total value': 'totale waarde',
  '{rate}% for deaths on {first} and {second}': '{rate}% vir sterftes op {first} en {second}',
  'At most the duty it bore in the first estate': 'Hoogstens die belasting wat dit in die eerste boedel gedra het',
  Relief: 'Verligting',
  'Total value': 'Totale waarde',
  'Net value': 'Netto waarde',
  'Less abatement': 'Min korting',
  'Duty by the scale': 'Belasting volgens die skaal',
  'Less relief for rapid succession': 'Min verligting vir snelle opvolging',
  'Less credit': 'Min krediet',
  'Recoverable from {person}': 'Verhaalbaar van {person}',
  'Borne by the executor': 'Deur die eksekuteur gedra',
  'Duty once the evidence is filed': 'Belasting sodra die bewys ingedien is',
  'Funeral, tombstone and death-bed expenses': 'begrafnis-, grafsteen- en sterfbedkoste',
  'Debts due to persons in South Africa': 'skulde aan persone in Suid-Afrika',
  'Administration and liquidation costs': 'administrasie- en likwidasiekoste',
  'Costs of meeting requirements under the Act': 'koste om aan vereistes van die Wet te voldoen',
  'Foreign property from before residence, or from a non-resident':
    'buitelandse eiendom van voor inwoning, of van iemand wat nie inwoner was nie',
  'Debts due to persons outside South Africa': 'skulde aan persone buite Suid-Afrika',
  'Interest that returns to its donor': 'belang wat na die skenker terugkeer',
  'Property to public benefit bodies and the State': 'eiendom aan openbareweldaadsliggame en die Staat',
  'Improvements paid for by the person who takes': 'verbeterings betaal deur die persoon wat verkry',
  'Improvements paid for by the person who takes the enjoyment':
    'verbeterings betaal deur die persoon wat die genot verkry',
  'Accrual claim of the surviving spouse': 'Aanwaseis van die langslewende gade',
  'Interest from a predeceased spouse': 'belang van ʼn vooroorlede gade',
  'Books and art lent to the State or an approved body':
    'boeke en kuns geleen aan die Staat of ʼn goedgekeurde liggaam',
  'Deemed property already in the value of shares': 'geagte eiendom reeds in die waarde van aandele',
  'Property that accrues to the surviving spouse': 'eiendom wat die langslewende gade toeval',
};
