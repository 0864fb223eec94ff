/** What the account of an estate says: its lines, grounds, titles and refusals. */
export const af: Readonly<Record<string, string>> = {
  'Cash is short by {amount}, to be met by a debt that is taken over. Name at the debt who takes it over; until then the heirs pay in.':
    'Kontant is {amount} te min, en ʼn skuld wat oorgeneem word, sal dit dek. Noem by die skuld wie dit oorneem; tot dan betaal die erfgename in.',
  'Cash is short by {amount}, to be met by selling assets. Mark what is sold; until then the heirs pay in.':
    'Kontant is {amount} te min, en bates sal verkoop word om dit te dek. Merk wat verkoop word; tot dan betaal die erfgename in.',
  'Cash is short by {amount}, to be met by reducing legacies. Reduce them in the will’s clauses with the consent of those who take; until then the heirs pay in.':
    'Kontant is {amount} te min, en legate sal verminder word om dit te dek. Verminder hulle in die klousules van die testament met die toestemming van dié wat neem; tot dan betaal die erfgename in.',
  '{figure}: {amount} is set by hand, and the tariff gives {computed}. Set it back, or be ready to show the Master what allows more.':
    '{figure}: {amount} is met die hand gestel, en die tarief gee {computed}. Stel dit terug, of wees gereed om die Meester te wys wat meer toelaat.',
  'Estate duty carries interest: {amount} up to {day}, which this account does not charge. Enter under Settings of the estate when duty was assessed or a payment on account of it, or the heirs are awarded money that SARS takes.':
    'Boedelbelasting dra rente: {amount} tot {day}, wat hierdie rekening nie hef nie. Vul onder Instellings van die boedel in wanneer die belasting aangeslaan is, of wat daarop inbetaal is; anders word geld aan die erfgename toegeken wat SAID neem.',
  'Say what allows more than the tariff: the will, or the Master.':
    'Sê wat meer as die tarief toelaat: die testament, of die Meester.',
  'Without a will only the Master allows more than the tariff.':
    'Sonder ʼn testament laat net die Meester meer as die tarief toe.',
  'Leave the ground open: this point asks for none.': 'Laat die grond oop: hierdie punt vra geen nie.',
  '{name} stood at {before} in account no. {number} as it was lodged, and stands at {now} now: fees and duty on the difference would fall on this account. Lodge account no. {number} amended, or put it back and capture the difference in this account.':
    '{name} het in rekening nr. {number}, soos dit ingedien is, teen {before} gestaan, en staan nou teen {now}: gelde en boedelbelasting op die verskil sou op hierdie rekening val. Dien rekening nr. {number} gewysig in, of stel dit terug en lê die verskil in hierdie rekening vas.',
  '{name} stood at {before} in account no. {number} as it was lodged, and stands there no more: fees and duty on it would be given back in this account. Lodge account no. {number} amended, or put it back.':
    '{name} het in rekening nr. {number}, soos dit ingedien is, teen {before} gestaan, en staan nie meer daar nie: gelde en boedelbelasting daarop sou in hierdie rekening teruggegee word. Dien rekening nr. {number} gewysig in, of stel dit terug.',
  '{name} ({now}) was put into account no. {number} after that was lodged: fees and duty on it would fall on this account. Lodge account no. {number} amended, or put it into this account.':
    '{name} ({now}) is in rekening nr. {number} geplaas nadat dié ingedien is: gelde en boedelbelasting daarop sou op hierdie rekening val. Dien rekening nr. {number} gewysig in, of plaas dit in hierdie rekening.',
  'The estate is testate, and its will is not captured: the account divides as if there were none. Capture the will, or change the kind of the estate under Details.':
    'Die boedel is testaat, en sy testament is nie vasgelê nie: die rekening verdeel asof daar geen is nie. Lê die testament vas, of verander die soort boedel onder Besonderhede.',
  'No {subject} is on record for {day}. Enter the fee of that day under Settings of the estate.':
    'Geen {subject} is vir {day} op rekord nie. Vul die geld van daardie dag onder Instellings van die boedel in.',
  'No {subject} is on record for {day}. Leave open how tax is found, under Settings of the estate, and capture what SARS assessed as a liability.':
    'Geen {subject} is vir {day} op rekord nie. Laat onder Instellings van die boedel oop hoe belasting gevind word, en lê wat SAID aangeslaan het as ʼn las vas.',
  'No {subject} is on record for {day}. Check that date; if it is right, ask the provider to load the figures for it.':
    'Geen {subject} is vir {day} op rekord nie. Gaan daardie datum na; as dit reg is, vra die verskaffer om die syfers daarvoor te laai.',
  'What is set by hand makes the estate insolvent: {amount} of its debts and costs stays unpaid, and the heirs take nothing. As computed it can pay everything. Set it back or lower it.':
    'Wat met die hand gestel is, maak die boedel insolvent: {amount} van sy skulde en koste bly onbetaal, en die erfgename kry niks. Soos bereken, kan dit alles betaal. Stel dit terug of laer.',
  'The estate is insolvent: {amount} of its debts and costs stays unpaid, and the heirs take nothing. Report it to the creditors in writing before the account is lodged (s 34(1)).':
    'Die boedel is insolvent: {amount} van sy skulde en koste bly onbetaal, en die erfgename kry niks. Doen skriftelik verslag aan die skuldeisers voordat die rekening ingedien word (art 34(1)).',
  'The balance does not cover the legacies: they are reduced by {amount}, and there is no residue. Tell those who take, or capture what is still missing of the assets.':
    'Die saldo dek nie die legate nie: hulle word met {amount} verminder, en daar is geen restant nie. Sê dit vir wie erf, of lê vas wat nog van die bates ontbreek.',
  'Tax is charged twice: {amount} claimed by {creditor}, and {computed} worked out from the last return. Withdraw the claim, or leave open how tax is found; tax of an earlier year is captured as a debt.':
    'Belasting word twee keer gehef: {amount} deur {creditor} geëis, en {computed} uit die laaste opgawe uitgewerk. Trek die eis terug, of laat oop hoe belasting gevind word; belasting van ʼn vroeër jaar word as ʼn skuld vasgelê.',
  '{creditor} claims {amount}, and tax worked out from the last return is charged besides. Say what the debt is for, or withdraw it if it is the same tax.':
    '{creditor} eis {amount}, en belasting wat uit die laaste opgawe uitgewerk is, word ook gehef. Sê waarvoor die skuld is, of trek dit terug as dit dieselfde belasting is.',
  'Carried forward': 'Oorgedra',
  'Immovable property': 'Onroerende goed',
  'Movable property': 'Roerende goed',
  'Claims in favour of the estate': 'Eise ten gunste van die boedel',
  'Death and funeral costs': 'Sterf- en begrafniskoste',
  'Claims by creditors': 'Eise van skuldeisers',
  '{count} other heirs': '{count} ander erfgename',
  '{name} has not signed. Everybody who shares must agree.': '{name} het nie geteken nie. Almal wat deel, moet instem.',
  'A minor shares. Record the approval of the court or the Master first.':
    'ʼn Minderjarige deel. Teken eers die goedkeuring van die hof of die Meester aan.',
  'Only the surviving spouse takes over under s 38. Record a redistribution for anybody else.':
    'Slegs die langslewende gade neem kragtens art 38 oor. Teken ʼn herverdeling vir enigiemand anders aan.',
  '{description} goes to somebody who takes nothing here. Choose an heir.':
    '{description} gaan na iemand wat niks hier verkry nie. Kies ʼn erfgenaam.',
  'Nothing of the residue is left to take this asset. Mark it as sold, or record who takes it over.':
    'Niks van die restant is oor om hierdie bate te neem nie. Merk dit as verkoop, of teken aan wie dit oorneem.',
  'Lower this: it is more than the heir is entitled to.':
    'Verlaag dit: dit is meer as waarop die erfgenaam geregtig is.',
  'Only somebody who takes from this estate can take the debt over.':
    'Slegs iemand wat uit hierdie boedel verkry, kan die skuld oorneem.',
  'must hand {amount} on to {name}': 'moet {amount} aan {name} oordra',
  'to the trustees ({authority})': 'aan die trustees ({authority})',
  'to the trustees': 'aan die trustees',
  'Estate duty and capital gains tax are not levied in Namibia.':
    'Boedelbelasting en kapitaalwinsbelasting word nie in Namibië gehef nie.',
  'Only who takes the enjoyment can have improvements deducted. Name one of those it passes to.':
    'Slegs wie die genot verkry, kan verbeterings laat aftrek. Noem een van dié op wie dit oorgaan.',
  'Only who takes the property can have improvements deducted. Name one of those who take it.':
    'Slegs wie die goed verkry, kan verbeterings laat aftrek. Noem een van dié wat dit verkry.',
  'No Namibian table of normal tax is on record. Remove these years and capture the tax as an expense of income.':
    'Geen Namibiese tabel van normale belasting is op rekord nie. Verwyder hierdie jare en lê die belasting as ʼn uitgawe van inkomste vas.',
  'Taken as one fee for the estate; confirm with the office.':
    'As een fooi vir die boedel geneem; bevestig by die kantoor.',
  'No Namibian scale is on record; confirm with the Master.':
    'Geen Namibiese skaal is op rekord nie; bevestig by die Meester.',
  'Captured by hand.': 'Met die hand vasgelê.',
  "Capture the Namibian Master's fee: its scale is not on record.":
    'Lê die Namibiese Meestersgelde vas: die skaal daarvan is nie op rekord nie.',
  'Enter the date of the will: a spouse divorced within three months before the death takes only under a later one.':
    'Voer die datum van die testament in: ʼn gade wat binne drie maande voor die dood geskei is, verkry slegs kragtens ʼn latere een.',
  'Enter the date of birth: the interest is valued by age.':
    'Voer die geboortedatum in: die reg word volgens ouderdom gewaardeer.',
  'Enter the sex: the table of lives differs by it.': 'Voer die geslag in: die lewenstabel verskil daarvolgens.',
  'Choose somebody who is captured among the people of this estate.':
    'Kies iemand wat onder die mense van hierdie boedel vasgelê is.',
  'There is income but nobody who takes it. Capture the heirs of the residue.':
    'Daar is inkomste, maar niemand wat dit verkry nie. Lê die erfgename van die restant vas.',
  'At the rate captured; confirm.': 'Teen die koers wat vasgelê is; bevestig.',
  'security to the satisfaction of the Master': 'sekuriteit tot bevrediging van die Meester',
  '{right} over money that belongs to {owners}; {security}': '{right} oor geld wat aan {owners} behoort; {security}',
  '{capital} in money, subject to the {right} of {holders}; {security}':
    '{capital} in geld, onderworpe aan die {right} van {holders}; {security}',
  'Hold back less: what is left after debts and charges cannot bear this amount.':
    'Hou minder terug: wat na skulde en laste oorbly, kan hierdie bedrag nie dra nie.',
  'The debts need this asset. Say how it is dealt with in this account.':
    'Die skulde het hierdie bate nodig. Sê hoe dit in hierdie rekening hanteer word.',
  'Count the accounts from 1.': 'Tel die rekeninge van 1 af.',
  'Give the {count} account(s) lodged before this one.':
    'Gee die {count} rekening(s) wat voor hierdie een ingedien is.',
  'Choose an asset of this estate.': 'Kies ʼn bate van hierdie boedel.',
  'A final account distributes everything. Hold nothing back, or draw an account that goes on.':
    'ʼn Finale rekening verdeel alles. Hou niks terug nie, of stel ʼn rekening op wat voortgaan.',
  'A final account leaves nothing outstanding. Say how this asset is dealt with, or draw one that goes on.':
    'ʼn Finale rekening laat niks uitstaande nie. Sê hoe hierdie bate hanteer word, of stel een op wat voortgaan.',
  'Enter the date of birth: the rebates of the last return depend on it.':
    'Voer die geboortedatum in: die kortings van die laaste opgawe hang daarvan af.',
  'The base of the last band follows by continuity, and the 12% of juristic persons is from an older table; confirm both.':
    'Die basis van die laaste skyf volg uit die aansluiting, en die 12% van regspersone kom uit ʼn ouer tabel; bevestig albei.',
  'No will disposes of all of this, and nobody captured is a relation. Record parents, children and marriages, or that relatives were sought and none was found.':
    'Geen testament beskik oor dit alles nie, en niemand wat vasgelê is, is familie nie. Teken ouers, kinders en huwelike aan, of dat familie gesoek is en niemand gevind is nie.',
  'Deceased: net value read from the estate': 'Oorledene: netto waarde uit die boedel gelees',
  'Accrual claim': 'Aanwaseis',
  '{what}: given back': '{what}: teruggegee',
  'Accrual claim against {name}, surviving spouse': 'Aanwaseis teen {name}, langslewende gade',
  'Accrual claim of {name}, surviving spouse': 'Aanwaseis van {name}, langslewende gade',
  'Brought forward from the {account}': 'Oorgebring van die {account}',
  'Brought forward': 'Oorgebring',
  'Award of {what}': 'Toekenning van {what}',
  'Less {what}': 'Min {what}',
  'Division under the will': 'Verdeling kragtens die testament',
  'Balance for distribution': 'Saldo vir verdeling',
  'Less legacies': 'Min legate',
  Residue: 'Restant',
  residue: 'restant',
  Legacy: 'Legaat',
  'clause {clause}, {rule}': 'klousule {clause}, {rule}',
  '{ground}; {more}': '{ground}; {more}',
  '{ground}; after collation': '{ground}; na inbring',
  '{ground}; keeps the advance and stands out': '{ground}; hou die voorskot en bly buite',
  '{right} of the residue': '{right} van die restant',
  'Intestate Succession Act {section}': 'Wet op Intestate Erfopvolging {section}',
  'in community of property': 'binne gemeenskap van goed',
  'Not levied': 'Nie gehef nie',
  'Estate duty in the account': 'Boedelbelasting in die rekening',
  'Duty payable': 'Belasting betaalbaar',
  'Less recoverable from {person}': 'Min verhaalbaar van {person}',
  'Less paid in earlier accounts': 'Min betaal in vorige rekeninge',
  'SARS: income tax of the estate, {from} to {to}': 'SAID: inkomstebelasting van die boedel, {from} tot {to}',
  'SARS: capital gains tax of the estate, {from} to {to}':
    'SAID: kapitaalwinsbelasting van die boedel, {from} tot {to}',
  'On all accounts of the estate together': 'Op alle rekeninge van die boedel saam',
  'Less charged in earlier accounts': 'Min gehef in vorige rekeninge',
  "Executor's remuneration": 'Eksekuteursvergoeding',
  "Executor's commission on income": 'Eksekuteurskommissie op inkomste',
  'VAT on the commission': 'BTW op die kommissie',
  "Master's fees": 'Meestersgelde',
  'Nothing was administered': 'Niks is geadministreer nie',
  "Master's fee": 'Meestersgelde',
  'Captured as a setting': 'As ʼn instelling vasgelê',
  'Passes to {name}': 'Gaan oor op {name}',
  'Net income': 'Netto inkomste',
  'Income after the death': 'Inkomste na die dood',
  'Less commission on it': 'Min kommissie daarop',
  'Less VAT on the commission': 'Min BTW op die kommissie',
  'Less expenses': 'Min uitgawes',
  'Interest on the legacy of {name}, paid late': 'Rente op die legaat van {name}, laat betaal',
  '{rate}% a year for {days} days': '{rate}% per jaar vir {days} dae',
  'As captured': 'Soos vasgelê',
  'as captured': 'soos vasgelê',
  'For distribution after the half of {name}': 'Vir verdeling na die helfte van {name}',
  'Tax by reason of the gain': 'Belasting weens die wins',
  'Less what the heir who keeps the asset carries': 'Min wat die erfgenaam wat die bate hou, dra',
  'Held for others: {what} passes on in full': 'Vir ander gehou: {what} gaan ten volle oor',
  'Paid in': 'Inbetaal',
  'Taxable capital gain': 'Belasbare kapitaalwins',
  'At a marginal rate of {rate}%': 'Teen ʼn marginale koers van {rate}%',
  'Transfer duty': 'Hereregte',
  'Exempt: the surviving spouse': 'Vrygestel: die langslewende gade',
  '{rate}% of the value': '{rate}% van die waarde',
  'Duty up to the band': 'Belasting tot by die skyf',
  '{rate}% of the rest': '{rate}% van die res',
  'No account was lodged yet, so there is none to amend.':
    'Geen rekening is nog ingedien nie, dus is daar niks om te wysig nie.',
  'The account lodged last was no. {last}. Only that one is amended; a later account carries what changed.':
    'Die laaste ingediende rekening was nr. {last}. Slegs daardie een word gewysig; ʼn latere rekening dra wat verander het.',
  'Lodge the {which} account first; this one adds to it.':
    'Dien eers die {which} rekening in; hierdie een voeg daarby.',
  'A final account was lodged. What turns up after it goes into a supplementary one.':
    'ʼn Finale rekening is ingedien. Wat daarna opduik, gaan in ʼn aanvullende rekening.',
  'The {which} account was lodged already. Amend it, or draw the next.':
    'Die {which} rekening is reeds ingedien. Wysig dit, of stel die volgende op.',
  'Lodge the {which} account first.': 'Dien eers die {which} rekening in.',
  first: 'eerste',
  second: 'tweede',
  third: 'derde',
  fourth: 'vierde',
  'This proof does not hold: {check}. Mend it before the account is lodged.':
    'Hierdie bewys slaag nie: {check}. Herstel dit voordat die rekening ingedien word.',
  'Something of the account changed just now. Look at it again, then lodge it.':
    'Iets van die rekening het nou net verander. Kyk weer daarna, en dien dit dan in.',
  'Borne by the separate property of the deceased': 'Gedra deur die afsonderlike eiendom van die oorledene',
  'Borne by the separate property of the survivor': 'Gedra deur die afsonderlike eiendom van die langslewende',
  'Borne by the joint estate': 'Gedra deur die gemeenskaplike boedel',
  'Reduced to what the creditors leave': 'Verminder tot wat die skuldeisers oorlaat',
  'Every rand went to a person': 'Elke rand het aan ʼn persoon gegaan',
  'Paid and awarded': 'Betaal en toegeken',
  'Assets and income': 'Bates en inkomste',
  'Paid to the capital, for debts and costs it cannot meet':
    'Aan die kapitaal betaal, vir skulde en koste wat dit nie kan dek nie',
  'Income that pays debts and costs': 'Inkomste wat skulde en koste betaal',
  'Less what pays debts': 'Min wat skulde betaal',
  'Accrual: the net value of the deceased is entered as {entered}, and what is captured comes to {computed}. Correct one of them, or leave it blank to use what is captured.':
    'Aanwas: die netto waarde van die oorledene is as {entered} ingevul, en wat vasgelê is, kom op {computed} te staan. Maak een daarvan reg, of laat dit oop om te gebruik wat vasgelê is.',
  'Joint debts and costs are more than the joint estate. {name} owes half of the rest, {amount}: collect it, or allocate the debts otherwise.':
    'Gemeenskaplike skulde en koste is meer as die gemeenskaplike boedel. {name} skuld die helfte van die res, {amount}: vorder dit in, of wys die skulde anders toe.',
  'Choose under Settings of the estate which money pays the money legacies: the duty is {foreign} if foreign money that bears no duty pays them first, and {other} if other money does.':
    'Kies onder Instellings van die boedel watter geld die geldlegate betaal: die belasting is {foreign} as buitelandse geld wat geen belasting dra nie hulle eerste betaal, en {other} as ander geld dit doen.',
  'The assets given are worth more than the accrual claim of {claim}. Give fewer, or sell the rest.':
    'Die bates wat gegee word, is meer werd as die aanwaseis van {claim}. Gee minder, of verkoop die res.',
  '{asset}, taken by {name} for the accrual claim': '{asset}, deur {name} geneem vir die aanwaseis',
};
