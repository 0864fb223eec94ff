/** What a projection for somebody who lives says. */
export const af: Readonly<Record<string, string>> = {
  'Only a Flow Consult matter shows what would happen if its client died today.':
    'Slegs ʼn Flow Consult-saak wys wat sou gebeur as die kliënt vandag sterf.',
  'This client died on {day}. Turn the matter into a deceased estate: it keeps everything.':
    'Hierdie kliënt is op {day} oorlede. Maak van die saak ʼn bestorwe boedel: dit behou alles.',
  'Nothing is captured that the client owns. Add what there is first.':
    'Niks wat die kliënt besit, is vasgelê nie. Voeg eers by wat daar is.',
  '{first} and {count} others': '{first} en {count} ander',
  'Still to be found': 'Moet nog gevind word',
  Taxes: 'Belasting',
  Debts: 'Skulde',
  Costs: 'Koste',
  'Half of it is already that of {name}, by the marriage.':
    'Die helfte daarvan behoort reeds aan {name}, deur die huwelik.',
  'It goes to {names}.': 'Dit gaan na {names}.',
  '{holders} may use it; it belongs to {owners}.': '{holders} mag dit gebruik; dit behoort aan {owners}.',
  'It is part of the rest of the estate, for {names}.': 'Dit is deel van die res van die boedel, vir {names}.',
  'Nothing of it is left once everything is paid.': 'Niks daarvan bly oor wanneer alles betaal is nie.',
  'What goes to a husband or wife is free of capital gains tax and estate duty.':
    'Wat na ʼn man of vrou gaan, is vry van kapitaalwinsbelasting en boedelbelasting.',
  'The {amount} owed to {creditor} on it is paid by the estate.':
    'Die {amount} wat aan {creditor} daarop geskuld word, word deur die boedel betaal.',
  '{name} takes over the {amount} owed to {creditor} on it.':
    '{name} neem die {amount} oor wat aan {creditor} daarop geskuld word.',
  '{amount} of the joint estate is theirs by right.': '{amount} van die gesamentlike boedel kom hulle regtens toe.',
  '{amount} from policies is paid at once.': '{amount} uit polisse word dadelik betaal.',
  'The {amount} of retirement savings is for the trustees of the fund to decide.':
    'Oor die {amount} se aftreegeld besluit die trustees van die fonds.',
  '{amount} comes from the estate, once it is wound up.': '{amount} kom uit die boedel sodra dit afgehandel is.',
  'Receives nothing. Who needs support may claim maintenance from the estate.':
    'Ontvang niks. Wie ondersteuning nodig het, mag onderhoud van die boedel eis.',
  'Money is paid out directly.': 'Geld word direk uitbetaal.',
  'Money goes to the Guardian’s Fund until the age of {age}, because the will makes no trust for it.':
    'Geld gaan na die Voogdyfonds tot die ouderdom van {age}, omdat die testament geen trust daarvoor skep nie.',
  'Money is kept in the trust that the will makes.': 'Geld word gehou in die trust wat die testament skep.',
  'Money is paid to the guardian, as the will allows.': 'Geld word aan die voog betaal, soos die testament toelaat.',
  'Money is paid to the tutor or curator.': 'Geld word aan die voog of kurator betaal.',
  'The share in {asset} comes into the child’s own name.': 'Die deel in {asset} kom in die kind se eie naam.',
  '{amount} is paid past the estate.': '{amount} word buite die boedel om betaal.',
  '{name} is {age}': '{name} is {age}',
  'What there is does not cover what must be paid and what is left to people: {amount} would have to be found.':
    'Wat daar is, dek nie wat betaal moet word en wat aan mense bemaak is nie: {amount} sou gevind moes word.',
  'There is enough cash to pay everything that would be owed.':
    'Daar is genoeg kontant om alles te betaal wat geskuld sou word.',
  'There is enough, but too little of it in cash: for {amount} something would have to be sold.':
    'Daar is genoeg, maar te min daarvan in kontant: vir {amount} sou iets verkoop moes word.',
  'The estate would be {amount} short of cash, even after selling all that can be sold soon.':
    'Die boedel sou {amount} kontant kortkom, selfs nadat alles verkoop is wat gou verkoop kan word.',
  'As if the death were on {day}, by the law and the rates of that day.':
    'Asof die dood op {day} was, volgens die reg en die koerse van daardie dag.',
  'Married in community of property.': 'In gemeenskap van goed getroud.',
  'Married out of community of property, without accrual.': 'Buite gemeenskap van goed getroud, sonder aanwas.',
  'Married out of community of property, with accrual.': 'Buite gemeenskap van goed getroud, met aanwas.',
  'Married; property regime set by order of court.': 'Getroud; goederebedeling deur hofbevel vasgestel.',
  'Married under customary law: house and family property.': 'Volgens gewoontereg getroud: huis- en familiegoed.',
  'Not married.': 'Nie getroud nie.',
  'Without a will: the law says who inherits.': 'Sonder testament: die reg sê wie erf.',
  'By the will of {day}.': 'Volgens die testament van {day}.',
  'By the will as it was captured.': 'Volgens die testament soos dit vasgelê is.',
  'Assets and debts stand at the amounts that were captured; a sale may bring more or less.':
    'Bates en skuld staan teen die bedrae wat vasgelê is; ʼn verkoop mag meer of minder inbring.',
  'Neither estate duty nor capital gains tax at death is levied in Namibia.':
    'Nóg boedelbelasting nóg kapitaalwinsbelasting by die dood word in Namibië gehef.',
  'Capital gains are taxed at a marginal rate of {rate}%.':
    'Kapitaalwins word teen ʼn marginale koers van {rate}% belas.',
  'Capital gains are taxed by the table of normal tax.':
    'Kapitaalwins word volgens die tabel van normale belasting belas.',
  'Retirement benefits are illustrative: the trustees of the fund decide (Pension Funds Act s 37C).':
    'Aftreevoordele is ter illustrasie: die trustees van die fonds besluit (Wet op Pensioenfondse art 37C).',
  'Estate duty on policies paid direct is carried by the estate and not recovered from who is paid.':
    'Boedelbelasting op polisse wat direk betaal word, dra die boedel; dit word nie verhaal van wie betaal word nie.',
  'A projection by arithmetic, not advice.': 'ʼn Projeksie deur berekening, nie advies nie.',
  'Cover is an amount above 0.': 'Dekking is ʼn bedrag bo 0.',
  'Tax and costs of a sale are at most what it brings.':
    'Belasting en koste van ʼn verkoop is hoogstens wat dit inbring.',
  'The client is married already. Record the divorce first, or leave this out.':
    'Die kliënt is reeds getroud. Teken eers die egskeiding aan, of laat dit weg.',
  'Growth and inflation of at most 30% a year: more is no plan.':
    'Groei en inflasie van hoogstens 30% per jaar: meer is geen plan nie.',
  'Three stand beside the plan at most. Take another one out first.':
    'Hoogstens drie staan langs die plan. Haal eers ʼn ander een uit.',
  'Say both whom and how the client marries.': 'Sê beide met wie en hoe die kliënt trou.',
  'Say in how many years; growth and inflation are for those.':
    'Sê oor hoeveel jaar; groei en inflasie is vir daardie jare.',
  '{name}: death in {years} years, growth of {growth}% and inflation of {inflation}% a year.':
    '{name}: dood oor {years} jaar, groei van {growth}% en inflasie van {inflation}% per jaar.',
  'What is sold in life is counted at its price less the tax and costs that were captured.':
    'Wat tydens die lewe verkoop word, tel teen sy prys minus die belasting en koste wat vasgelê is.',
  'Gross estate': 'Bruto boedel',
  "Executor's fee with VAT": 'Eksekuteursfooi met BTW',
  "Master's fee": 'Meestersgelde',
  Administration: 'Administrasie',
  'Capital gains tax': 'Kapitaalwinsbelasting',
  'Estate duty': 'Boedelbelasting',
  Funeral: 'Begrafnis',
  'Liquidity with what can be sold': 'Likiditeit met wat verkoop kan word',
  Residue: 'Restant',
  'Unfunded shortfall': 'Ongedekte tekort',
  'One thing is sold, left to somebody or put in a trust, and that once: choose one of them.':
    'Een ding word verkoop, aan iemand bemaak of in ʼn trust geplaas, en dit een keer: kies een daarvan.',
  'Whoever the policy was to pay is not, or no longer, among the people. Choose another, or leave it open for the estate.':
    'Aan wie die polis sou betaal, is nie, of nie meer nie, onder die mense. Kies iemand anders, of laat dit oop vir die boedel.',
  'What was to be sold is not, or no longer, among the assets of the estate. Choose another, or take the sale out.':
    'Wat verkoop sou word, is nie, of nie meer nie, onder die bates van die boedel. Kies iets anders, of haal die verkoop uit.',
  'What was to be left is not, or no longer, among the assets of the estate. Choose another, or take it out.':
    'Wat bemaak sou word, is nie, of nie meer nie, onder die bates van die boedel. Kies iets anders, of haal dit uit.',
  'Whoever it was to be left to is not, or no longer, among the people. Choose another, or take it out.':
    'Aan wie dit bemaak sou word, is nie, of nie meer nie, onder die mense. Kies iemand anders, of haal dit uit.',
  'Whoever was to have the rest is not, or no longer, among the people. Choose another, or take it out.':
    'Wie die res sou kry, is nie, of nie meer nie, onder die mense. Kies iemand anders, of haal dit uit.',
  'What the trust was to have is not, or no longer, among the assets of the estate. Choose another, or take it out.':
    'Wat die trust sou kry, is nie, of nie meer nie, onder die bates van die boedel. Kies iets anders, of haal dit uit.',
  'Nobody would inherit yet: a former husband or wife does not. Add the family, or others who are to have something, and say in the will who has the rest.':
    'Niemand sou nog erf nie: ʼn gewese man of vrou erf nie. Voeg die gesin by, of ander wat iets moet kry, en sê in die testament wie die res kry.',
  '{name} would inherit nothing: without a will only the family does, and none is captured. If there is no family either, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will that says who has what.':
    '{name} sou niks erf nie: sonder ʼn testament erf net die familie, en niemand van hulle is vasgelê nie. As daar ook geen familie is nie, gaan alles na die Voogdyfonds, en ná 30 jaar na die Staat. Voeg die familie by, of ʼn testament wat sê wie wat kry.',
  'None of these people would inherit anything: without a will only the family does, and none is captured. If there is no family either, everything goes to the Guardian’s Fund, and after 30 years to the State. Add the family, or a will that says who has what.':
    'Niemand van hierdie mense sou iets erf nie: sonder ʼn testament erf net die familie, en niemand van hulle is vasgelê nie. As daar ook geen familie is nie, gaan alles na die Voogdyfonds, en ná 30 jaar na die Staat. Voeg die familie by, of ʼn testament wat sê wie wat kry.',
  'Nobody would inherit yet. Add the family, or others who are to have something, and say in the will who has the rest.':
    'Niemand sou nog erf nie. Voeg die gesin by, of ander wat iets moet kry, en sê in die testament wie die res kry.',
  'The client has died, and the matter goes on as a deceased estate. The last plan stands beside its account, under Report.':
    'Die kliënt is oorlede en die saak gaan voort as ʼn bestorwe boedel. Die laaste plan staan langs die rekening, onder Verslag.',
  'Give the amount of the cover.': 'Gee die bedrag van die dekking.',
  'Choose what is sold.': 'Kies wat verkoop word.',
  'Say for how much it is sold.': 'Sê vir hoeveel dit verkoop word.',
  'Choose what is left.': 'Kies wat bemaak word.',
  'Say to whom it is left.': 'Sê aan wie dit bemaak word.',
  'Choose who takes the rest.': 'Kies wie die res kry.',
  'The parts of the rest come to the whole together: 1/2 and 1/2, or 100%.':
    'Die dele van die res kom saam op die geheel: 1/2 en 1/2, of 100%.',
  'Choose what the trust takes.': 'Kies wat die trust neem.',
  'Say what the trust is called.': 'Sê wat die trust heet.',
  'Accrual claim of the spouse': 'Aanwaseis van die gade',
};
