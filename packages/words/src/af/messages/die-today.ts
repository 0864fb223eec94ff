/** What a projection for somebody who lives says. */
export const af: Readonly<Record<string, string>> = {
  'Only a Flow Consult matter can show what would happen if the client died today.':
    'Slegs ʼn Flow Consult-saak kan wys wat sou gebeur as die kliënt vandag sterf.',
  'This client died on {day}. Turn the matter into a deceased estate: it keeps everything.':
    'Hierdie kliënt is op {day} oorlede. Maak van die saak ʼn bestorwe boedel: dit behou alles.',
  'The client does not own anything yet. Add the assets first.':
    'Die kliënt besit nog niks nie. Voeg eers die bates by.',
  '{first} and {count} others': '{first} en {count} ander',
  'Still needed': 'Nog nodig',
  Taxes: 'Belasting',
  Debts: 'Skulde',
  Costs: 'Koste',
  'Half of it already belongs to {name} because of the marriage.':
    'Die helfte daarvan behoort reeds aan {name} weens die huwelik.',
  'It goes to {names}.': 'Dit gaan na {names}.',
  '{holders} may use it; it belongs to {owners}.': '{holders} mag dit gebruik; dit behoort aan {owners}.',
  '{holders} gets a fixed amount out of it every year; it belongs to {owners}.':
    '{holders} kry elke jaar ʼn vaste bedrag daaruit; dit behoort aan {owners}.',
  'It is part of the rest of the estate, which goes to {names}.':
    'Dit is deel van die res van die boedel, wat na {names} gaan.',
  'Nothing is left of it after all payments.': 'Niks bly daarvan oor ná alle betalings nie.',
  'What goes to a husband or wife is free of capital gains tax and estate duty.':
    'Wat na ʼn man of vrou gaan, is vry van kapitaalwinsbelasting en boedelbelasting.',
  'The {amount} owed to {creditor} on it is paid by the estate.':
    'Die {amount} wat aan {creditor} daarop geskuld word, word deur die boedel betaal.',
  '{name} takes over the {amount} owed to {creditor} on it.':
    '{name} neem die {amount} oor wat aan {creditor} daarop geskuld word.',
  '{amount} of the joint estate is theirs by right.': '{amount} van die gesamentlike boedel kom hulle regtens toe.',
  '{amount} from policies is paid at once.': '{amount} uit polisse word dadelik betaal.',
  'The fund’s trustees decide who receives the {amount} of retirement savings.':
    'Die fonds se trustees besluit wie die {amount} se aftreegeld ontvang.',
  '{amount} comes from the estate after it has been wound up.': '{amount} kom uit die boedel nadat dit afgehandel is.',
  'Receives nothing. A person who needs support may claim maintenance from the estate.':
    'Ontvang niks. Iemand wat ondersteuning nodig het, kan onderhoud van die boedel eis.',
  'Money is paid out directly.': 'Geld word direk uitbetaal.',
  'Money goes to the Guardian’s Fund until the age of {age}, because the will does not create a trust for it.':
    'Geld gaan na die Voogdyfonds tot die ouderdom van {age}, omdat die testament nie ʼn trust daarvoor skep nie.',
  'Money is held in a trust created by the will.': 'Geld word in ʼn trust gehou wat die testament skep.',
  'Money is paid to the guardian, as the will allows.': 'Geld word aan die voog betaal, soos die testament toelaat.',
  'Money is paid to the tutor or curator.': 'Geld word aan die voog of kurator betaal.',
  'The share in {asset} is registered in the child’s own name.':
    'Die deel in {asset} word in die kind se eie naam geregistreer.',
  '{amount} is paid outside the estate.': '{amount} word buite die boedel om betaal.',
  '{name} is {age}': '{name} is {age}',
  'There is not enough for all payments and gifts in the will. The shortfall is {amount}.':
    'Daar is nie genoeg vir alle betalings en bemakings nie. Die tekort is {amount}.',
  'There is enough cash to pay everything that is owed.': 'Daar is genoeg kontant om alles te betaal wat geskuld word.',
  'There is enough in total, but not enough cash. Assets worth {amount} would have to be sold.':
    'Daar is altesaam genoeg, maar te min kontant. Bates ter waarde van {amount} sou verkoop moes word.',
  'The estate would be {amount} short of cash, even after all assets that can be sold quickly are sold.':
    'Die boedel sou {amount} kontant kortkom, selfs nadat alle bates verkoop is wat gou verkoop kan word.',
  'Based on a death on {day}, with the law and rates of that date.':
    'Gegrond op ʼn dood op {day}, met die reg en koerse van daardie datum.',
  'Married in community of property.': 'In gemeenskap van goed getroud.',
  'Married out of community of property, without accrual.': 'Buite gemeenskap van goed getroud, sonder aanwas.',
  'Married out of community of property, with accrual.': 'Buite gemeenskap van goed getroud, met aanwas.',
  'Married; property regime set by order of court.': 'Getroud; goederebedeling deur hofbevel vasgestel.',
  'Married under customary law: house and family property.': 'Volgens gewoontereg getroud: huis- en familiegoed.',
  'Not married.': 'Nie getroud nie.',
  'Without a will: the law says who inherits.': 'Sonder testament: die reg sê wie erf.',
  'By the will of {day}.': 'Volgens die testament van {day}.',
  'By the will as entered.': 'Volgens die testament soos ingevoer.',
  'Assets and debts are at the amounts entered. A sale may bring in more or less.':
    'Bates en skulde is teen die bedrae wat ingevoer is. ʼn Verkoop kan meer of minder inbring.',
  'Namibia has no estate duty and no capital gains tax at death.':
    'Namibië het geen boedelbelasting en geen kapitaalwinsbelasting by dood nie.',
  'Capital gains are taxed at a marginal rate of {rate}%.':
    'Kapitaalwins word teen ʼn marginale koers van {rate}% belas.',
  'Capital gains are taxed at the normal tax rates.': 'Kapitaalwins word teen die normale belastingkoerse belas.',
  'Retirement benefits are shown for illustration only. The fund’s trustees decide who receives them (Pension Funds Act s 37C).':
    'Aftreevoordele word slegs ter illustrasie getoon. Die fonds se trustees besluit wie dit ontvang (Wet op Pensioenfondse art 37C).',
  'Estate duty on policies paid direct is carried by the estate and not recovered from who is paid.':
    'Boedelbelasting op polisse wat direk betaal word, dra die boedel; dit word nie verhaal van wie betaal word nie.',
  'A projection by arithmetic, not advice.': 'ʼn Projeksie deur berekening, nie advies nie.',
  'Enter an amount of cover above 0.': 'Voer ʼn dekkingsbedrag bo 0 in.',
  'The tax and costs of a sale cannot exceed the selling price.':
    'Die belasting en koste van ʼn verkoop kan nie meer as die verkoopprys wees nie.',
  'The client is married already. Record the divorce first, or leave this out.':
    'Die kliënt is reeds getroud. Teken eers die egskeiding aan, of laat dit weg.',
  'Enter growth and inflation of at most 30% a year.': 'Voer groei en inflasie van hoogstens 30% per jaar in.',
  'You can compare at most three with the plan. Remove another one first.':
    'U kan hoogstens drie met die plan vergelyk. Verwyder eers ʼn ander een.',
  'Enter the person the client marries and the marriage regime.':
    'Voer in met wie die kliënt trou, en ook die huweliksbedeling.',
  'Enter the number of years to which growth and inflation apply.':
    'Voer die aantal jare in waarvoor groei en inflasie geld.',
  '{name}: death in {years} years, with growth of {growth}% and inflation of {inflation}% a year.':
    '{name}: dood oor {years} jaar, met groei van {growth}% en inflasie van {inflation}% per jaar.',
  'Gross estate': 'Bruto boedel',
  "Executor's fee with VAT": 'Eksekuteursfooi met BTW',
  "Master's fee": 'Meestersgelde',
  Administration: 'Administrasie',
  'Capital gains tax': 'Kapitaalwinsbelasting',
  'Estate duty': 'Boedelbelasting',
  Funeral: 'Begrafnis',
  'Liquidity including assets that can be sold': 'Likiditeit met bates wat verkoop kan word ingesluit',
  Residue: 'Restant',
  'Unfunded shortfall': 'Ongedekte tekort',
  'The person this policy pays is no longer in the list of people. Choose someone else, or leave it blank to pay the estate.':
    'Die persoon aan wie hierdie polis betaal, is nie meer in die lys mense nie. Kies iemand anders, of laat dit leeg om die boedel te betaal.',
  'The asset you want to sell is no longer in the estate. Choose another one, or remove the sale.':
    'Die bate wat u wil verkoop, is nie meer in die boedel nie. Kies ʼn ander een, of verwyder die verkoop.',
  'The asset you want to leave is no longer in the estate. Choose another one, or remove this line.':
    'Die bate wat u wil bemaak, is nie meer in die boedel nie. Kies ʼn ander een, of verwyder hierdie reël.',
  'The person who would receive this is no longer in the list of people. Choose someone else, or remove it.':
    'Die persoon wat dit sou kry, is nie meer in die lys mense nie. Kies iemand anders, of verwyder dit.',
  'The person who would receive the rest is no longer in the list of people. Choose someone else, or remove it.':
    'Die persoon wat die res sou kry, is nie meer in die lys mense nie. Kies iemand anders, of verwyder dit.',
  'The asset for the trust is no longer in the estate. Choose another one, or remove this line.':
    'Die bate vir die trust is nie meer in die boedel nie. Kies ʼn ander een, of verwyder hierdie reël.',
  'No one would inherit yet, because a former husband or wife does not inherit. Add the family or other people who should inherit, and choose in the will who inherits the rest.':
    'Niemand sou nog erf nie, want ʼn gewese man of vrou erf nie. Voeg die gesin of ander mense by wat moet erf, en kies in die testament wie die res erf.',
  '{name} would inherit nothing: without a will only family inherits, and there is no family on file. If there is no family, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will.':
    '{name} sou niks erf nie: sonder ʼn testament erf net familie, en daar is geen familie op rekord nie. As daar geen familie is nie, gaan alles na die Voogdyfonds, en ná 30 jaar na die Staat. Voeg die familie by, of ʼn testament.',
  'None of these people would inherit: without a will only family inherits, and there is no family on file. If there is no family, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will.':
    'Niemand van hierdie mense sou erf nie: sonder ʼn testament erf net familie, en daar is geen familie op rekord nie. As daar geen familie is nie, gaan alles na die Voogdyfonds, en ná 30 jaar na die Staat. Voeg die familie by, of ʼn testament.',
  'No one would inherit yet. Add the family or other people who should inherit, and choose in the will who inherits the rest.':
    'Niemand sou nog erf nie. Voeg die gesin of ander mense by wat moet erf, en kies in die testament wie die res erf.',
  'The client has died, and the matter continues as a deceased estate. The last plan is next to its account, under Report.':
    'Die kliënt is oorlede en die saak gaan voort as ʼn bestorwe boedel. Die laaste plan is langs die rekening, onder Verslag.',
  'Enter the amount of cover.': 'Voer die dekkingsbedrag in.',
  'Choose what to sell.': 'Kies wat om te verkoop.',
  'Enter the selling price.': 'Voer die verkoopprys in.',
  'Choose what to leave in the will.': 'Kies wat om te bemaak.',
  'Choose who to leave it to.': 'Kies aan wie dit bemaak word.',
  'Choose who takes the rest.': 'Kies wie die res kry.',
  'The shares of the rest must add up to the whole: 1/2 and 1/2, or 100%.':
    'Die dele van die res moet saam die geheel wees: 1/2 en 1/2, of 100%.',
  'Choose what the trust receives.': 'Kies wat die trust neem.',
  'Enter the name of the trust.': 'Voer die trust se naam in.',
  'Accrual claim of the spouse': 'Aanwaseis van die gade',
  'Accrual claim against the spouse, no cash': 'Aanwaseis teen die gade, geen kontant nie',
  'Accrual claim settled with assets, for which no cash is needed':
    'Aanwaseis met bates vereffen, waarvoor geen kontant nodig is nie',
  'Choose a policy or a fund of the client.': 'Kies ʼn polis of ʼn fonds van die kliënt.',
  'This person is no longer in the list of people. Choose someone else.':
    'Hierdie persoon is nie meer in die lys mense nie. Kies iemand anders.',
  'This debt is no longer there. Choose another one.': 'Hierdie skuld is nie meer daar nie. Kies ʼn ander een.',
  'A retirement benefit cannot be ceded or paid to the estate. Choose a person.':
    'ʼn Aftreevoordeel kan nie gesedeer of aan die boedel betaal word nie. Kies ʼn persoon.',
  'Choose what is given, or enter an amount of money.': 'Kies wat gegee word, of voer ʼn geldbedrag in.',
  'Choose what is given, or enter an amount of money, but not both.':
    'Kies wat gegee word, of voer ʼn geldbedrag in, maar nie albei nie.',
  'Choose an asset of the client. Nominate someone for a policy instead.':
    'Kies ʼn bate van die kliënt. Benoem eerder iemand vir ʼn polis.',
  'The asset you want to give is no longer in the estate. Choose another one, or remove this line.':
    'Die bate wat u wil gee, is nie meer in die boedel nie. Kies ʼn ander een, of verwyder hierdie reël.',
  'The client is not married, so there is no husband or wife who could divorce or die first.':
    'Die kliënt is nie getroud nie, dus is daar geen man of vrou wat kan skei of eerste sterf nie.',
  'Enter a rate of at most 100%.': 'Voer ʼn koers van hoogstens 100% in.',
  'Proceeds of {name}': 'Opbrengs van {name}',
  'Given in life to {name}': 'Tydens lewe gegee aan {name}',
  'Capital gains tax in life': 'Kapitaalwinsbelasting tydens lewe',
  'Donations tax': 'Skenkingsbelasting',
  '{name} pays {debt}': '{name} betaal {debt}',
  'Paid to {name}': 'Betaal aan {name}',
  'Accrual paid to the former spouse': 'Aanwas aan die gewese gade betaal',
  'Accrual received from the former spouse': 'Aanwas van die gewese gade ontvang',
  'Inherited from the spouse': 'Van die gade geërf',
  'Choose the policy or fund.': 'Kies die polis of fonds.',
  'Choose who receives it.': 'Kies wie dit ontvang.',
  'Choose the debt.': 'Kies die skuld.',
  'Enter this amount only where the husband or wife dies first.':
    'Voer hierdie bedrag net in waar die man of vrou eerste sterf.',
  'There is one set of assumptions already. Change that one.': 'Daar is reeds een stel aannames. Verander daardie een.',
  'Enter at most 30% a year.': 'Voer hoogstens 30% per jaar in.',
  'Choose the loan, its interest and the years that are left.': 'Kies die lening, die rente en die jare wat oor is.',
  'Enter the currency and by how much it rises.': 'Voer die geldeenheid in en met hoeveel dit styg.',
  'Growth of {growth}% and inflation of {inflation}% a year; the band shows growth {spread} points lower and higher.':
    'Groei van {growth}% en inflasie van {inflation}% per jaar; die band wys groei {spread} punte laer en hoër.',
  '{what}: growth of {rate}% a year.': '{what}: groei van {rate}% per jaar.',
  '{currency} rises by {rate}% a year against the rand.': '{currency} styg met {rate}% per jaar teen die rand.',
  'What the husband or wife owns grows by {rate}% a year.': 'Wat die man of vrou besit, groei met {rate}% per jaar.',
  'Tax rates, tariffs and exclusions are those of today. Loans without terms stay as they are.':
    'Belastingkoerse, tariewe en uitsluitings is dié van vandag. Lenings sonder terme bly soos hulle is.',
  'What is sold or given away during life bears capital gains tax at the marginal rate and donations tax; a tax you enter takes its place.':
    'Wat tydens lewe verkoop of weggegee word, dra kapitaalwinsbelasting teen die marginale koers en skenkingsbelasting; ʼn belasting wat u invoer, neem die plek daarvan in.',
  'You can sell an asset, give it away, leave it to someone or put it in a trust, but only once. Choose one.':
    'U kan ʼn bate verkoop, weggee, aan iemand bemaak of in ʼn trust plaas, maar net een keer. Kies een.',
  'Accrual claim of the former spouse': 'Aanwaseis van die gewese gade',
  'Agreed rate': 'Ooreengekome koers',
};
