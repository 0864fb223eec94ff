/** People of an estate, wills and agreements. */
export const af: Readonly<Record<string, string>> = {
  'Choose whether this person lives in the country. Payments abroad need more documents.':
    'Kies of hierdie persoon in die land woon. Betalings na die buiteland vereis meer dokumente.',
  'Get a certified copy of the passport and enter its number.':
    'Kry ʼn gesertifiseerde afskrif van die paspoort en voer die nommer in.',
  'Get a certified copy of the registration and enter its number.':
    'Kry ʼn gesertifiseerde afskrif van die registrasie en voer die nommer in.',
  'This check no longer applies to this person. Reload the list.':
    'Hierdie kontrole geld nie meer vir hierdie persoon nie. Laai die lys weer.',
  'Enter the number first, then mark the certified copy as received.':
    'Voer eers die nommer in, en merk dan die gesertifiseerde afskrif as ontvang.',
  'Capture the address abroad: the authorised dealer asks for it.':
    'Lê die adres in die buiteland vas: die gemagtigde handelaar vra daarvoor.',
  'Pay through an authorised dealer, who needs the will or the letters, the confirmed account and proof of residence abroad.':
    'Betaal deur ʼn gemagtigde handelaar, wat die testament of die briewe, die bekragtigde rekening en bewys van verblyf in die buiteland benodig.',
  'Ask whether this person is registered for tax here. Tax may have to be withheld from income after the death and from a sale of land.':
    'Vra of hierdie persoon hier vir belasting geregistreer is. Belasting moet dalk van inkomste ná die dood en van ʼn verkoop van grond weerhou word.',
  'Assets do not roll over to a spouse who is not resident, except land and a permanent establishment here: work the gain out.':
    'Bates gaan nie belastingvry oor op ʼn gade wat nie hier inwoon nie, behalwe grond en ʼn permanente saak hier: werk die wins uit.',
  'Choose the spouse of this marriage.': 'Kies die gade van hierdie huwelik.',
  'Enter the date of the marriage.': 'Voer die datum van die huwelik in.',
  'Choose whether there was an antenuptial contract, and which kind.':
    'Kies of daar ʼn huweliksvoorwaardekontrak was, en watter soort.',
  'Choose the asset this clause is about.': 'Kies die bate waaroor hierdie klousule gaan.',
  'Enter the amount of this clause.': 'Voer die bedrag van hierdie klousule in.',
  'Choose the right the clause gives: a usufruct, a fiduciary or a similar interest, or an annuity.':
    'Kies die reg wat die klousule gee: ʼn vruggebruik, ʼn fidusiêre of ʼn soortgelyke belang, of ʼn annuïteit.',
  'Choose one person for a sum of money. Add a separate clause for each other person.':
    'Kies een persoon vir ʼn som geld. Voeg ʼn afsonderlike klousule vir elke ander persoon by.',
  'Name the spouse who hands on, and one person who receives.': 'Noem die gade wat oorgee, en een persoon wat ontvang.',
  'Only one clause can deal with the residue. Put its heirs into that clause.':
    'Oor die restant word een keer beskik. Sit die erfgename in die een klousule.',
  'This type of clause does not use that person. Change the clause.':
    'Hierdie soort klousule gebruik nie daardie persoon nie. Verander die klousule.',
  'Enter a rate of at most {most} a year, like 9%.': 'Voer ʼn koers van hoogstens {most} per jaar in, soos 9%.',
  'Choose someone else as substitute: this person already inherits here.':
    'Kies iemand anders as plaasvervanger: hierdie persoon erf reeds hier.',
  'Enter a share like 1/2 or 50%.': 'Voer ʼn aandeel soos 1/2 of 50% in.',
  'Use at most 20 characters.': 'Gebruik hoogstens 20 karakters.',
  'Enter at least 1 day.': 'Voer minstens 1 dag in.',
  'Enter at most 3650 days.': 'Voer hoogstens 3650 dae in.',
  '{name} is already in this matter.': '{name} is reeds in hierdie saak.',
  'Give the reason for entering the heirs by hand. It is printed in the account.':
    'Gee die rede waarom die erfgename met die hand ingevoer word. Dit word in die rekening gedruk.',
  'This kind of matter has no beneficiaries.': 'Hierdie soort saak het geen begunstigdes nie.',
  'Choose a parent who is in this matter.': 'Kies ʼn ouer wat in hierdie saak is.',
  '{name} is already in this matter with this number. Choose that entry.':
    '{name} is reeds met hierdie nommer in die saak. Kies daardie inskrywing.',
  'The matter is about this person, who inherits nothing from it.':
    'Die saak gaan oor hierdie persoon, wat niks daaruit erf nie.',
  '{name} is in this matter as {role}. Remove that entry.':
    '{name} is in hierdie saak as {role}. Verwyder daardie inskrywing.',
  spouse: 'gade',
  child: 'kind',
  'Give each person a different key.': 'Gee elke persoon ʼn ander sleutel.',
  'Choose a parent who is in this family.': 'Kies ʼn ouer wat in hierdie gesin is.',
  'Choose a spouse who is in this family.': 'Kies ʼn gade wat in hierdie gesin is.',
  'Someone in this family already has this number. Check it, or choose that person.':
    'Iemand in hierdie gesin het reeds hierdie nommer. Gaan dit na, of kies daardie persoon.',
  '{name} inherits under the will or by hand. Change that first, then remove this entry.':
    '{name} kry iets deur die testament of met die hand. Verander dit eers; dan kan hierdie inskrywing gaan.',
  '{name} is part of an award or agreement. Change that first; then you can remove this entry.':
    '{name} is deel van ʼn toekenning of ooreenkoms. Verander dit eers; dan kan u hierdie inskrywing verwyder.',
  '{name} is named on an asset or policy. Change that first, then remove this entry.':
    '{name} word by ʼn bate of polis genoem. Verander dit eers, en verwyder dan hierdie inskrywing.',
  '{name} has an advance to account for. Remove it first, then remove this entry.':
    '{name} het ʼn voorskot om in te bring. Verwyder dit eers, en verwyder dan hierdie inskrywing.',
  '{name} is a parent of others in the family. Remove the children first, then remove this entry.':
    '{name} is ʼn ouer van ander in die gesin. Verwyder eers die kinders, en dan hierdie inskrywing.',
  'Choose a person who is on file in this estate.': 'Kies ʼn persoon wat in hierdie boedel op rekord is.',
  'The will bequeaths {name}. Change the clause, or record what the heirs agreed.':
    'Die testament bemaak {name}. Verander die klousule, of lê vas wat die erfgename ooreengekom het.',
  'Name who takes the asset.': 'Noem wie die bate kry.',
  'The will or an award gives this asset to someone ({count}). Remove that first.':
    'Die testament of ʼn toekenning gee hierdie bate aan iemand ({count}). Verwyder dit eers.',
  'This kind of matter has no will.': 'Hierdie soort saak het geen testament nie.',
  'The date of the will is in the future. Check the year.':
    'Die datum van die testament is in die toekoms. Gaan die jaar na.',
  'The date of the codicil is in the future. Check the year.':
    'Die datum van die kodisil is in die toekoms. Gaan die jaar na.',
  'Put the codicils in the order of their days.': 'Plaas die kodisille in die volgorde van hul dae.',
  'The codicil is dated before the will it changes. Check both dates.':
    'Die kodisil is voor die testament gedateer wat dit verander. Gaan albei datums na.',
  'Enter both rates fixed by the will, on capital and on income.':
    'Voer albei koerse in wat die testament bepaal, op kapitaal en op inkomste.',
  'The will fixes a sum or rates, not both. Clear one of them.':
    'Die testament stel ʼn som of koerse vas, nie albei nie. Maak een van hulle leeg.',
  'Give each clause a unique key.': 'Gee elke klousule ʼn unieke sleutel.',
  'Enter both the start date and the rate of the interest.': 'Voer die begindatum en die koers van die rente in.',
  'Choose a legacy in this will, or leave blank for the residue.':
    'Kies ʼn legaat in hierdie testament, of laat leeg vir die restant.',
};
