/** What the account of an estate says: its lines, grounds, titles and refusals. */
export const af: Readonly<Record<string, string>> = {
  'Cash is short by {amount}, to be met by a debt that is taken over. Name at the debt who takes it over; until then the heirs pay in.':
    'Kontant is {amount} te min, en ʼn skuld wat oorgeneem word, sal dit dek. Noem by die skuld wie dit oorneem; tot dan betaal die erfgename in.',
  'Cash is short by {amount}, to be met by selling assets. Mark what is sold; until then the heirs pay in.':
    'Kontant is {amount} te min, en bates sal verkoop word om dit te dek. Merk wat verkoop word; tot dan betaal die erfgename in.',
  'Cash is short by {amount}, to be met by reducing legacies. Reduce them in the will’s clauses with the consent of those who take; until then the heirs pay in.':
    'Kontant is {amount} te min, en legate sal verminder word om dit te dek. Verminder hulle in die klousules van die testament met die toestemming van dié wat neem; tot dan betaal die erfgename in.',
  '{figure}: {amount} is set by hand, and the tariff gives {computed}. Change it back, or be ready to show the Master why more is allowed.':
    '{figure}: {amount} is met die hand gestel, en die tarief gee {computed}. Stel dit terug, of wees gereed om die Meester te wys wat meer toelaat.',
  'Estate duty carries interest: {amount} up to {day}, which this account does not charge. Enter under Settings of the estate when duty was assessed or a payment on account of it, or the heirs are awarded money that SARS takes.':
    'Boedelbelasting dra rente: {amount} tot {day}, wat hierdie rekening nie hef nie. Vul onder Instellings van die boedel in wanneer die belasting aangeslaan is, of wat daarop inbetaal is; anders word geld aan die erfgename toegeken wat SAID neem.',
  'Choose what allows more than the tariff: the will or the Master.':
    'Kies wat meer as die tarief toelaat: die testament of die Meester.',
  'Without a will, only the Master can allow more than the tariff.':
    'Sonder ʼn testament kan slegs die Meester meer as die tarief toelaat.',
  'Leave the ground blank. It is not needed here.': 'Laat die grond leeg. Dit is nie hier nodig nie.',
  '{name} was {before} in lodged account no. {number} and is now {now}. This account would charge fees and duty on the difference. Amend account no. {number}, or change the figure back and enter the difference in this account.':
    '{name} was {before} in ingediende rekening nr. {number} en is nou {now}. Hierdie rekening sou gelde en boedelbelasting op die verskil hef. Wysig rekening nr. {number}, of stel die syfer terug en voer die verskil in hierdie rekening in.',
  '{name} was {before} in lodged account no. {number} and is no longer included. This account would refund the fees and duty on it. Amend account no. {number}, or put the asset back.':
    '{name} was {before} in ingediende rekening nr. {number} en is nie meer ingesluit nie. Hierdie rekening sou die gelde en boedelbelasting daarop terugbetaal. Wysig rekening nr. {number}, of sit die bate terug.',
  '{name} ({now}) was added to account no. {number} after it was lodged. Fees and duty on it would fall in this account. Lodge an amended account no. {number}, or move it to this account.':
    '{name} ({now}) is by rekening nr. {number} gevoeg nadat dit ingedien is. Gelde en boedelbelasting daarop sou in hierdie rekening val. Dien ʼn gewysigde rekening nr. {number} in, of skuif dit na hierdie rekening.',
  'The estate is testate but has no will on file, so the account divides it as if there were none. Add the will, or change the kind of estate under Details.':
    'Die boedel is testaat, maar geen testament is op rekord nie; die rekening verdeel dit dus asof daar geen is nie. Voeg die testament by, of verander die soort boedel onder Besonderhede.',
  'No {subject} is on record for {day}. Enter the fee of that day under Settings of the estate.':
    'Geen {subject} is vir {day} op rekord nie. Vul die geld van daardie dag onder Instellings van die boedel in.',
  'No {subject} is on record for {day}. Leave open how tax is found, under Settings of the estate, and capture what SARS assessed as a liability.':
    'Geen {subject} is vir {day} op rekord nie. Laat onder Instellings van die boedel oop hoe belasting gevind word, en lê wat SAID aangeslaan het as ʼn las vas.',
  'No {subject} is on record for {day}. Check that date; if it is right, ask the provider to load the figures for it.':
    'Geen {subject} is vir {day} op rekord nie. Gaan daardie datum na; as dit reg is, vra die verskaffer om die syfers daarvoor te laai.',
  'The figures set by hand make the estate insolvent: {amount} of its debts and costs is unpaid, and the heirs inherit nothing. The calculated figures would pay everything. Use them, or enter lower ones.':
    'Die syfers wat met die hand gestel is, maak die boedel insolvent: {amount} van sy skulde en koste is onbetaal, en die erfgename erf niks. Die berekende syfers sou alles betaal. Gebruik dit, of voer laer syfers in.',
  'The estate is insolvent: {amount} of its debts and costs is unpaid, and the heirs inherit nothing. Report this to the creditors in writing before you lodge the account (s 34(1)).':
    'Die boedel is insolvent: {amount} van sy skulde en koste is onbetaal, en die erfgename erf niks. Doen skriftelik verslag aan die skuldeisers voordat u die rekening indien (art 34(1)).',
  'The balance does not cover the legacies. They are reduced by {amount}, and there is no residue. Tell the legatees, or enter any missing assets.':
    'Die saldo dek nie die legate nie. Dit word met {amount} verminder, en daar is geen restant nie. Lig die legatarisse in, of voer enige ontbrekende bates in.',
  'Tax is charged twice: {amount} claimed by {creditor}, and {computed} worked out from the last return. Withdraw the claim, or leave open how tax is found; tax of an earlier year is captured as a debt.':
    'Belasting word twee keer gehef: {amount} deur {creditor} geëis, en {computed} uit die laaste opgawe uitgewerk. Trek die eis terug, of laat oop hoe belasting gevind word; belasting van ʼn vroeër jaar word as ʼn skuld vasgelê.',
  '{creditor} claims {amount}, and the account also charges tax calculated from the last return. If this is the same tax, withdraw the claim; if not, enter what the debt is for.':
    '{creditor} eis {amount}, en die rekening hef ook belasting wat uit die laaste opgawe bereken is. As dit dieselfde belasting is, trek die eis terug; indien nie, voer in waarvoor die skuld is.',
  'Carried forward': 'Oorgedra',
  'Immovable property': 'Onroerende goed',
  'Movable property': 'Roerende goed',
  'Claims in favour of the estate': 'Eise ten gunste van die boedel',
  'Death and funeral costs': 'Sterf- en begrafniskoste',
  'Claims by creditors': 'Eise van skuldeisers',
  '{count} other heirs': '{count} ander erfgename',
  '{name} has not signed. Everyone who shares must agree.': '{name} het nie geteken nie. Almal wat deel, moet instem.',
  'One of the beneficiaries is a minor. First record the approval of the court or the Master.':
    'Een van die begunstigdes is minderjarig. Teken eers die goedkeuring van die hof of die Meester aan.',
  'Only the surviving spouse takes over under s 38. Record a redistribution for anybody else.':
    'Slegs die langslewende gade neem kragtens art 38 oor. Teken ʼn herverdeling vir enigiemand anders aan.',
  '{description} goes to a person who inherits nothing here. Choose an heir.':
    '{description} gaan na iemand wat niks hier erf nie. Kies ʼn erfgenaam.',
  'The residue is too small to award this asset. Mark it as sold, or record who takes it over.':
    'Die restant is te klein om hierdie bate toe te ken. Merk dit as verkoop, of teken aan wie dit oorneem.',
  'This is more than the heir is entitled to. Enter a lower amount.':
    'Dit is meer as waarop die erfgenaam geregtig is. Voer ʼn laer bedrag in.',
  'Only a person who inherits from this estate can take over the debt.':
    'Net iemand wat uit hierdie boedel erf, kan die skuld oorneem.',
  'must hand {amount} on to {name}': 'moet {amount} aan {name} oordra',
  'annuity of {amount} a year for {names}': 'annuïteit van {amount} per jaar vir {names}',
  'subject to an annuity of {amount} a year for {names}':
    'onderhewig aan ʼn annuïteit van {amount} per jaar vir {names}',
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
  'Entered by hand.': 'Met die hand ingevoer.',
  "Capture the Namibian Master's fee: its scale is not on record.":
    'Lê die Namibiese Meestersgelde vas: die skaal daarvan is nie op rekord nie.',
  'Enter the date of the will: a spouse divorced within three months before the death takes only under a later one.':
    'Voer die datum van die testament in: ʼn gade wat binne drie maande voor die dood geskei is, verkry slegs kragtens ʼn latere een.',
  'Enter the date of birth: the interest is valued by age.':
    'Voer die geboortedatum in: die reg word volgens ouderdom gewaardeer.',
  'Enter the sex: the life table depends on it.': 'Voer die geslag in: die lewenstabel hang daarvan af.',
  'Choose a person who is on file in this estate.': 'Kies ʼn persoon wat in hierdie boedel op rekord is.',
  'There is income but no one to receive it. Add the heirs of the residue.':
    'Daar is inkomste, maar niemand om dit te ontvang nie. Voeg die erfgename van die restant by.',
  'At the rate entered. Please confirm.': 'Teen die koers wat ingevoer is. Bevestig dit.',
  'security to the satisfaction of the Master': 'sekuriteit tot bevrediging van die Meester',
  '{right} over money that belongs to {owners}; {security}': '{right} oor geld wat aan {owners} behoort; {security}',
  '{capital} in money, subject to the {right} of {holders}; {security}':
    '{capital} in geld, onderworpe aan die {right} van {holders}; {security}',
  'The balance after debts and charges cannot cover this amount. Hold back less.':
    'Die saldo ná skulde en laste kan nie hierdie bedrag dek nie. Hou minder terug.',
  'This asset is needed to pay debts. Choose how it is dealt with in this account.':
    'Hierdie bate is nodig om skulde te betaal. Kies hoe dit in hierdie rekening hanteer word.',
  'Number the accounts from 1.': 'Nommer die rekeninge van 1 af.',
  'Enter the {count} account(s) lodged before this one.':
    'Voer die {count} rekening(s) in wat voor hierdie een ingedien is.',
  'Choose an asset of this estate.': 'Kies ʼn bate van hierdie boedel.',
  'A final account distributes everything. Hold back nothing, or choose an account that is not final.':
    'ʼn Finale rekening verdeel alles. Hou niks terug nie, of kies ʼn rekening wat nie finaal is nie.',
  'A final account leaves nothing outstanding. Choose how this asset is dealt with, or draw an account that is not final.':
    'ʼn Finale rekening laat niks uitstaande nie. Kies hoe hierdie bate hanteer word, of stel ʼn rekening op wat nie finaal is nie.',
  'Enter the date of birth: the rebates of the last return depend on it.':
    'Voer die geboortedatum in: die kortings van die laaste opgawe hang daarvan af.',
  'The base of the last bracket is derived, and the 12% for juristic persons comes from an older table. Confirm both.':
    'Die basis van die laaste kategorie is afgelei, en die 12% vir regspersone kom uit ʼn ouer tabel. Bevestig albei.',
  'The will does not dispose of all of this, and no relatives are entered. Add parents, children and marriages, or record that no relatives were found.':
    'Die testament beskik nie oor alles hiervan nie, en geen familie is ingevoer nie. Voeg ouers, kinders en huwelike by, of teken aan dat geen familie gevind is nie.',
  'Deceased: net value read from the estate': 'Oorledene: netto waarde uit die boedel gelees',
  'Accrual claim': 'Aanwaseis',
  '{what}: returned': '{what}: teruggegee',
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
  'clause {clause}: {gift}': 'klousule {clause}: {gift}',
  '{what}, {rule}': '{what}, {rule}',
  'legacy of {amount}': 'legaat van {amount}',
  legacy: 'legaat',
  'ownership subject to the {right}': 'eiendomsreg onderworpe aan die {right}',
  'Usufruct of {asset}, {period}': 'Vruggebruik van {asset}, {period}',
  'Bare dominium of {asset}, subject to the usufruct of {holders}':
    'Blote eiendomsreg van {asset}, onderworpe aan die vruggebruik van {holders}',
  'Fiduciary interest in {asset}, {period}, which then passes to {owners}':
    'Fidusiêre belang in {asset}, {period}, wat daarna op {owners} oorgaan',
  '{asset}, as fideicommissary after the fiduciary interest of {holders}':
    '{asset}, as fideikommissaris na die fidusiêre belang van {holders}',
  'Limited interest in {asset}, {period}': 'Beperkte reg op {asset}, {period}',
  '{asset}, subject to the limited interest of {holders}': '{asset}, onderworpe aan die beperkte reg van {holders}',
  'undivided share in {asset}': 'onverdeelde aandeel in {asset}',
  '{share} share in {asset}': '{share} aandeel in {asset}',
  'for life': 'lewenslank',
  'for life, but for at most {years} years': 'lewenslank, maar vir hoogstens {years} jaar',
  'the residue': 'die restant',
  'the property': 'die eiendom',
  'Full value of {over} {full}, less the {right} {less}: {bare}':
    'Volle waarde van {over} {full}, min die {right} {less}: {bare}',
  '{holder}: {over} {full} at {rate}% a year is {annual}, times factor {factor} (Table {table})':
    '{holder}: {over} {full} teen {rate}% per jaar is {annual}, maal faktor {factor} (Tabel {table})',
  '{holder}: {over} {full} at {rate}% a year is {annual}; the part of this holder, times factor {factor} (Table {table}), is {worth}':
    '{holder}: {over} {full} teen {rate}% per jaar is {annual}; hierdie houer se deel daarvan, maal faktor {factor} (Tabel {table}), is {worth}',
  'Annuity charged on {asset}, {period}': 'Annuïteit wat op {asset} rus, {period}',
  '{asset}, subject to the annuity of {holders}': '{asset}, onderworpe aan die annuïteit van {holders}',
  '{holder}: {annual} a year for all who have it; the part of this holder, times factor {factor} (Table {table}), at most the value of {over}, is {worth}':
    '{holder}: {annual} per jaar vir almal wat dit het; hierdie houer se deel daarvan, maal faktor {factor} (Tabel {table}), hoogstens die waarde van {over}, is {worth}',
  '{name}, {years} years': '{name}, {years} jaar',
  '{name}, aged {age} at the next birthday': '{name}, {age} jaar oud met die volgende verjaardag',
  '{asset}: {names}': '{asset}: {names}',
  '{asset} (clause {clause}): {names}': '{asset} (klousule {clause}): {names}',
  'The will makes several people co-owners: {list}. If they do not want to own it together, they can sign a redistribution agreement before the account is lodged.':
    'Die testament maak verskeie mense mede-eienaars: {list}. As hulle dit nie saam wil besit nie, kan hulle ʼn herverdelingsooreenkoms teken voordat die rekening ingedien word.',
  '{ground}; {more}': '{ground}; {more}',
  '{ground}; after collation': '{ground}; na inbring',
  '{ground}; keeps the advance and does not share in the residue':
    '{ground}; behou die voorskot en deel nie in die restant nie',
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
  'On all accounts of the estate': 'Op al die boedel se rekeninge',
  'Less charged in earlier accounts': 'Min gehef in vorige rekeninge',
  "Executor's remuneration": 'Eksekuteursvergoeding',
  "Executor's commission on income": 'Eksekuteurskommissie op inkomste',
  'VAT on the commission': 'BTW op die kommissie',
  "Master's fees": 'Meestersgelde',
  'Nothing was administered': 'Niks is geadministreer nie',
  "Master's fee": 'Meestersgelde',
  'Entered as a setting': 'As ʼn instelling ingevoer',
  'Passes to {name}': 'Gaan oor op {name}',
  'Net income': 'Netto inkomste',
  'Income after the death': 'Inkomste na die dood',
  'Less commission on it': 'Min kommissie daarop',
  'Less VAT on the commission': 'Min BTW op die kommissie',
  'Less expenses': 'Min uitgawes',
  'Interest on the legacy of {name}, paid late': 'Rente op die legaat van {name}, laat betaal',
  '{rate}% per year for {days} days': '{rate}% per jaar vir {days} dae',
  'As captured': 'Soos vasgelê',
  'as captured': 'soos vasgelê',
  'For distribution after the half of {name}': 'Vir verdeling na die helfte van {name}',
  'Tax by reason of the gain': 'Belasting weens die wins',
  'Less amount borne by the heir who keeps the asset': 'Min bedrag gedra deur die erfgenaam wat die bate hou',
  'Held for others: {what} is passed on in full': 'Vir ander gehou: {what} word ten volle oorgedra',
  'Paid in': 'Inbetaal',
  'Taxable capital gain': 'Belasbare kapitaalwins',
  'At a marginal rate of {rate}%': 'Teen ʼn marginale koers van {rate}%',
  'Transfer duty': 'Hereregte',
  'Exempt: the surviving spouse': 'Vrygestel: die langslewende gade',
  '{rate}% of the value': '{rate}% van die waarde',
  'Duty up to the band': 'Belasting tot by die skyf',
  '{rate}% of the rest': '{rate}% van die res',
  'No account has been lodged, so there is none to amend.':
    'Geen rekening is nog ingedien nie; daar is dus niks om te wysig nie.',
  'The account lodged last was no. {last}. Only that one is amended; a later account carries what changed.':
    'Die laaste ingediende rekening was nr. {last}. Slegs daardie een word gewysig; ʼn latere rekening dra wat verander het.',
  'Lodge the {which} account first; this one adds to it.':
    'Dien eers die {which} rekening in; hierdie een voeg daarby.',
  'A final account has been lodged. Anything found later goes into a supplementary account.':
    'ʼn Finale rekening is ingedien. Enigiets wat later gevind word, gaan in ʼn aanvullende rekening.',
  'The {which} account has already been lodged. Amend it, or draw up the next one.':
    'Die {which} rekening is reeds ingedien. Wysig dit, of stel die volgende op.',
  'Lodge the {which} account first.': 'Dien eers die {which} rekening in.',
  first: 'eerste',
  second: 'tweede',
  third: 'derde',
  fourth: 'vierde',
  'This check failed: {check}. Correct it before the account is lodged.':
    'Hierdie kontrole het misluk: {check}. Maak dit reg voordat die rekening ingedien word.',
  'The account has just changed. Check it again, then lodge it.':
    'Iets van die rekening het nou net verander. Kyk weer daarna, en dien dit dan in.',
  'Borne by the separate property of the deceased': 'Gedra deur die afsonderlike eiendom van die oorledene',
  'Borne by the separate property of the survivor': 'Gedra deur die afsonderlike eiendom van die langslewende',
  'Borne by the joint estate': 'Gedra deur die gemeenskaplike boedel',
  'Reduced to what is left after creditors': 'Verminder tot wat ná skuldeisers oorbly',
  'Every rand went to a person': 'Elke rand het aan ʼn persoon gegaan',
  'Paid and awarded': 'Betaal en toegeken',
  'Assets and income': 'Bates en inkomste',
  'Paid to capital, for debts and costs it cannot cover':
    'Aan kapitaal betaal, vir skulde en koste wat dit nie kan dek nie',
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
  'Total award': 'Totale toekenning',
  'In cash': 'In kontant',
  'Debts of the estate taken over': 'Skulde van die boedel oorgeneem',
  'Refund of income tax': 'Terugbetaling van inkomstebelasting',
  'Accrual claim of the estate': 'Aanwaseis van die boedel',
  'Fees of earlier accounts': 'Gelde van vorige rekeninge',
  'Interest on estate duty paid late': 'Rente op boedelbelasting wat laat betaal is',
  'Claims against the estate': 'Eise teen die boedel',
  Division: 'Verdeling',
  'For distribution': 'Vir verdeling',
  'The assets add up to the gross value': 'Die bates tel op tot die bruto waarde',
  'Gross value less debts and charges equals the balance': 'Bruto waarde min skulde en laste is gelyk aan die saldo',
  'Gross less lines': 'Bruto min reëls',
  'Awards and the amount carried forward equal the balance':
    'Toekennings en die bedrag oorgedra is gelyk aan die saldo',
  'Awards and carried forward': 'Toekennings en oorgedra',
  'The survivor by right and the heirs share the joint estate':
    'Die langslewende uit eie reg en die erfgename deel die gesamentlike boedel',
  'Survivor and heirs': 'Langslewende en erfgename',
  'The survivor takes the half by right': 'Die langslewende kry die helfte uit eie reg',
  Half: 'Helfte',
  'Cash less debts and cash legacies equals the surplus or shortfall':
    'Kontant min skulde en kontantlegate is gelyk aan die oorskot of tekort',
  'Cash less payments due': 'Kontant min betalings verskuldig',
  'Surplus or shortfall': 'Oorskot of tekort',
  'The money received for assets is money of the account':
    'Die geld wat vir bates ontvang is, is geld van die rekening',
  'Received in the books': 'In die boeke ontvang',
  'Money in the account': 'Geld in die rekening',
  'Cash awards, less what is paid in, are the surplus or shortfall':
    'Kontanttoekennings, min wat inbetaal word, is die oorskot of tekort',
  'Cash awards': 'Kontanttoekennings',
  'Every asset is either money or awarded exactly once': 'Elke bate is óf geld óf presies een keer toegeken',
  'Awarded in kind': 'In natura toegeken',
  'Kept in kind': 'In natura behou',
  'Proceeds equal what was paid for costs and to creditors':
    'Die opbrengs is gelyk aan wat vir koste en aan skuldeisers betaal is',
  'Heirs take nothing': 'Erfgename kry niks',
  'Awards to heirs': 'Toekennings aan erfgename',
  'The income and expenditure account closes to nil': 'Die inkomste-en-uitgawerekening sluit op nul',
  'To successors and charges': 'Aan opvolgers en laste',
  'The executor and those who benefit bear all the duty':
    'Die eksekuteur en die bevoordeeldes dra al die boedelbelasting',
  'Executor and others': 'Eksekuteur en ander',
  'Foreign property, public benefit and the spouse take no more than is included':
    'Buitelandse eiendom, openbare weldaad en die gade kry nie meer as wat ingesluit is nie',
  Included: 'Ingesluit',
  'All accounts together charge the duty of one': 'Al die rekeninge saam hef dieselfde belasting as een rekening',
  'In all accounts': 'In al die rekeninge',
  'As one account': 'As een rekening',
  'SARS: income tax to the date of death': 'SAID: inkomstebelasting tot die sterfdatum',
  'Total debts, taxes, costs and duty': 'Totale skulde, belasting, koste en boedelbelasting',
  'Bequests and cash required beyond the estate': 'Bemakings en kontant benodig bo die boedel',
  'Gross estate assets': 'Bruto boedelbates',
  'Cash and realisable assets less payments due': 'Kontant en realiseerbare bates min betalings verskuldig',
};
