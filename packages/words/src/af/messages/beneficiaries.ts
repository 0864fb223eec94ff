/** People of an estate, wills and agreements. */
export const af: Readonly<Record<string, string>> = {
  'Say whether this person lives in the country: payment abroad needs more papers.':
    'Sê of hierdie persoon in die land woon: betaling na die buiteland vereis meer stukke.',
  'Get a certified copy of the passport and capture its number.':
    'Kry ʼn gewaarmerkte afskrif van die paspoort en lê die nommer vas.',
  'Get a certified copy of the registration and capture its number.':
    'Kry ʼn gewaarmerkte afskrif van die registrasie en lê die nommer vas.',
  'This check is not asked of this person as the record stands. Look at the list again.':
    'Hierdie kontrole word nie van hierdie persoon gevra soos die rekord staan nie. Kyk weer na die lys.',
  'Capture the number first; then tick that a certified copy is here.':
    'Lê eers die nommer vas; merk dan af dat ʼn gewaarmerkte afskrif hier is.',
  'Capture the address abroad: the authorised dealer asks for it.':
    'Lê die adres in die buiteland vas: die gemagtigde handelaar vra daarvoor.',
  'Pay through an authorised dealer, who wants the will or the letters, the confirmed account and proof of residence abroad.':
    'Betaal deur ʼn gemagtigde handelaar, wat die testament of die briewe, die bekragtigde rekening en bewys van verblyf in die buiteland wil hê.',
  'Ask whether this person is registered for tax here: income after the death and a sale of land may be withheld from.':
    'Vra of hierdie persoon hier vir belasting geregistreer is: van inkomste na die dood en van ʼn verkoop van grond kan weerhou word.',
  'Assets do not roll over to a spouse who is not resident, except land and a permanent establishment here: work the gain out.':
    'Bates gaan nie belastingvry oor op ʼn gade wat nie hier inwoon nie, behalwe grond en ʼn permanente saak hier: werk die wins uit.',
  'Choose the spouse of this marriage.': 'Kies die gade van hierdie huwelik.',
  'Enter the day of the marriage.': 'Voer die dag van die huwelik in.',
  'Say whether there was an antenuptial contract, and which.':
    'Sê of daar ʼn huweliksvoorwaardekontrak was, en watter.',
  'Choose the asset this clause is about.': 'Kies die bate waaroor hierdie klousule gaan.',
  'Enter the amount of this clause.': 'Voer die bedrag van hierdie klousule in.',
  'Say which right the clause gives: a usufruct, a fiduciary or a like interest.':
    'Sê watter reg die klousule gee: ʼn vruggebruik, ʼn fidusiêre of ʼn soortgelyke belang.',
  'Name one person for a sum of money. A sum for another is a clause of its own.':
    'Noem een persoon vir ʼn som geld. ʼn Som vir ʼn ander is ʼn klousule op sy eie.',
  'Name the spouse who hands on, and one person who receives.': 'Noem die gade wat oorgee, en een persoon wat ontvang.',
  'The residue is dealt with once. Put its heirs into the one clause.':
    'Oor die restant word een keer beskik. Sit die erfgename in die een klousule.',
  'This kind of clause has nobody in that place. Change the clause.':
    'Hierdie soort klousule het niemand op daardie plek nie. Verander die klousule.',
  'A rate above {most} a year is not interest. Write it like 9%.':
    'ʼn Koers bo {most} per jaar is nie rente nie. Skryf dit soos 9%.',
  'Name somebody else to step in: this person stands here already.':
    'Noem iemand anders wat intree: hierdie persoon staan reeds hier.',
  'Write a share like 1/2 or 50%.': 'Skryf ʼn aandeel soos 1/2 of 50%.',
  'Use at most 20 characters.': 'Gebruik hoogstens 20 karakters.',
  'Give at least 1 day.': 'Gee ten minste 1 dag.',
  'Give at most 3650 days.': 'Gee hoogstens 3650 dae.',
  '{name} is in this matter already.': '{name} is reeds in hierdie saak.',
  'Say why the heirs are put in by hand: the account prints it.':
    'Sê waarom die erfgename met die hand ingevoer word: die rekening druk dit.',
  'This kind of matter has no beneficiaries.': 'Hierdie soort saak het geen begunstigdes nie.',
  'Choose a parent who is captured in this matter.': 'Kies ʼn ouer wat in hierdie saak vasgelê is.',
  '{name} is captured in this matter with this number. Choose that entry; nobody stands twice.':
    '{name} is in hierdie saak met hierdie nommer vasgelê. Kies daardie inskrywing; niemand staan twee keer nie.',
  'The matter is about this person, who takes nothing from it.':
    'Die saak gaan oor hierdie persoon, wat niks daaruit kry nie.',
  '{name} is captured as {role}. Remove the entry there.': '{name} is as {role} vasgelê. Verwyder die inskrywing daar.',
  spouse: 'gade',
  child: 'kind',
  'Give everybody a key of their own.': 'Gee elkeen ʼn eie sleutel.',
  'Choose a parent who is in this family.': 'Kies ʼn ouer wat in hierdie gesin is.',
  'Choose a spouse who is in this family.': 'Kies ʼn gade wat in hierdie gesin is.',
  'Somebody of this family has this number already. Nobody stands twice.':
    'Iemand van hierdie gesin het reeds hierdie nommer. Niemand staan twee keer nie.',
  '{name} takes by the will or by hand. Change that first; then this entry can go.':
    '{name} kry iets deur die testament of met die hand. Verander dit eers; dan kan hierdie inskrywing gaan.',
  '{name} stands in an award or agreement. Change that first; then this entry can go.':
    '{name} staan in ʼn toekenning of ooreenkoms. Verander dit eers; dan kan hierdie inskrywing gaan.',
  '{name} is named with an asset or policy. Change that first; then this entry can go.':
    '{name} word by ʼn bate of polis genoem. Verander dit eers; dan kan hierdie inskrywing gaan.',
  '{name} has an advance to bring in. Remove it first; then this entry can go.':
    '{name} moet ʼn voorskot inbring. Verwyder dit eers; dan kan hierdie inskrywing gaan.',
  '{name} links others to the family as a parent. Take the children off first; then this entry can go.':
    '{name} verbind ander as ouer aan die gesin. Haal eers die kinders af; dan kan hierdie inskrywing gaan.',
  'Choose somebody who is captured among the people of this estate.':
    'Kies iemand wat onder die mense van hierdie boedel vasgelê is.',
  'The will bequeaths {name}. Change the clause, or record what the heirs agreed.':
    'Die testament bemaak {name}. Verander die klousule, of lê vas wat die erfgename ooreengekom het.',
  'Name who takes the asset.': 'Noem wie die bate kry.',
  'The will or an award gives this asset to somebody ({count}). Take that off first.':
    'Die testament of ʼn toekenning gee hierdie bate aan iemand ({count}). Haal dit eers af.',
  'This kind of matter has no will.': 'Hierdie soort saak het geen testament nie.',
  'The will lies in the future. Check the year.': 'Die testament lê in die toekoms. Gaan die jaar na.',
  'The codicil lies in the future. Check the year.': 'Die kodisil lê in die toekoms. Kontroleer die jaar.',
  'Put the codicils in the order of their days.': 'Plaas die kodisille in die volgorde van hul dae.',
  'The codicil lies before the will it changes. Check both days.':
    'Die kodisil lê voor die testament wat dit verander. Gaan albei dae na.',
  'Give both rates the will fixes, on capital and on income.':
    'Gee albei koerse wat die testament vasstel, op kapitaal en op inkomste.',
  'The will fixes a sum or rates, not both. Clear one of them.':
    'Die testament stel ʼn som of koerse vas, nie albei nie. Maak een van hulle leeg.',
  'Give every clause a key of its own.': 'Gee elke klousule ʼn eie sleutel.',
  'Interest needs both the day it runs from and the rate.':
    'Rente het die dag waarvandaan dit loop en die koers nodig.',
  'Choose a legacy of this will, or leave it open for the residue.':
    'Kies ʼn legaat van hierdie testament, of laat dit oop vir die restant.',
};
