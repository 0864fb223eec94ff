/** The facts of an estate as they are checked, and what would happen on a death today. */
export const af: Readonly<Record<string, string>> = {
  'Name the owner of the property the annuity was charged on, or whom it passes to.':
    'Noem die eienaar van die eiendom waarop die annuïteit gevestig was, of op wie dit oorgaan.',
  'Name the donee: the duty on the donation is theirs.':
    'Noem die begiftigde: die belasting op die skenking is dié se las.',
  'Choose property of this estate.': 'Kies eiendom van hierdie boedel.',
  'Enter an assessment on or after the date of death.': 'Voer ʼn aanslag op of na die sterfdatum in.',
  'Give this entry an id of its own.': 'Gee hierdie inskrywing ʼn eie id.',
  '"{id}" is used twice. Remove one of the two entries.':
    '“{id}” is twee keer gebruik. Verwyder een van die twee inskrywings.',
  'Lower the shares: together they come to more than one.': 'Verlaag die dele: saam is hulle meer as een.',
  'Complete the shares: together they must come to one.': 'Voltooi die dele: saam moet hulle een wees.',
  'Enter the number of the account it stands in, counted from 1.':
    'Voer die nommer van die rekening waarin dit staan in, van 1 af getel.',
  'Correct one of the dates: the birth is after the death.':
    'Maak een van die datums reg: die geboorte is na die dood.',
  'Correct the date of the account: it is before the death.':
    'Maak die datum van die rekening reg: dit is voor die dood.',
  'Correct the date of the letters: it is before the death.': 'Maak die datum van die brief reg: dit is voor die dood.',
  'Correct the date of birth: it lies in the future.': 'Maak die geboortedatum reg: dit lê in die toekoms.',
  'This is the deceased, who does not stand among the people. Remove it.':
    'Dit is die oorledene, wat nie onder die mense staan nie. Verwyder dit.',
  'Choose in community of property, or remove the name of the husband or wife.':
    'Kies binne gemeenskap van goed, of verwyder die naam van die man of vrou.',
  'Correct the date of the marriage: it is after its end.': 'Maak die huweliksdatum reg: dit is na die einde daarvan.',
  'Correct the date of the marriage: it is before a birth.': 'Maak die huweliksdatum reg: dit is voor ʼn geboorte.',
  'A marriage that lasted to the death has no earlier end. Remove this date.':
    'ʼn Huwelik wat tot die dood geduur het, het geen vroeëre einde nie. Verwyder hierdie datum.',
  'Enter how many spouses that person left, one or more.':
    'Voer in hoeveel gades daardie persoon nagelaat het, een of meer.',
  'Enter what the estate of that spouse used of the abatement, or its net value where both died together.':
    'Voer in wat die boedel van daardie gade van die korting gebruik het, of die netto waarde daarvan waar albei saam gesterf het.',
  'Enter the values of both spouses for the accrual, or record that nobody claims.':
    'Voer die waardes van albei gades vir die aanwas in, of teken aan dat niemand eis nie.',
  'This spouse stands in two marriages that lasted to the death. Keep one of them.':
    'Hierdie gade staan in twee huwelike wat tot die dood geduur het. Hou een daarvan.',
  'This marriage leaves no room for another spouse. End the one that was over.':
    'Hierdie huwelik laat geen plek vir ʼn ander gade nie. Beëindig die een wat verby was.',
  'Several spouses cannot each share one joint estate. Capture the contract or court order that divides it.':
    'Verskeie gades kan nie elkeen een gemeenskaplike boedel deel nie. Lê die kontrak of hofbevel vas wat dit verdeel.',
  'This asset is not sold. Remove this, or say that it is dealt with by a sale.':
    'Hierdie bate is nie verkoop nie. Verwyder dit, of sê dat dit deur ʼn verkoping hanteer word.',
  'It was sold before the death: capture the price as money, or correct the date.':
    'Dit is voor die dood verkoop: lê die prys as geld vas, of maak die datum reg.',
  'House and family property is for several customary wives without contract or order. Remove this mark.':
    'Huis- en gesinsgoed is vir verskeie gebruiklike vrouens sonder kontrak of bevel. Verwyder hierdie merk.',
  'Choose house, family or personal property: it decides whose part this is.':
    'Kies huisgoed, gesinsgoed of persoonlik: dit bepaal wie se deel dit is.',
  'Choose the wife whose house it is.': 'Kies die vrou wie se huis dit is.',
  'Enter a rate of nought or more.': 'Voer ʼn koers van nul of meer in.',
  'Name who takes this legacy.': 'Noem wie hierdie legaat verkry.',
  'Name somebody else: nobody hands anything on to the same person.':
    'Noem iemand anders: niemand dra iets aan dieselfde persoon oor nie.',
  'Choose a legacy of this will, or leave it open for the residue.':
    'Kies ʼn legaat van hierdie testament, of laat dit oop vir die restant.',
  'Name who holds the {right}.': 'Noem wie die {right} hou.',
  'Name who owns the property subject to the {right}: a {right} without an owner cannot stand.':
    'Noem wie die eiendom onderworpe aan die {right} besit: ʼn {right} sonder ʼn eienaar kan nie staan nie.',
  'This person would both enjoy and own the property. Give that part in full ownership, or name another.':
    'Hierdie persoon sou die eiendom geniet en ook besit. Gee daardie deel in volle eiendom, of noem ʼn ander.',
  'This asset is awarded twice: the parts come to more than the asset. Lower them or remove a legacy.':
    'Hierdie bate word twee keer toegeken: die dele is meer as die bate. Verlaag hulle of verwyder ʼn legaat.',
  'This asset is awarded twice. Keep it in one agreement only.':
    'Hierdie bate word twee keer toegeken. Hou dit in net een ooreenkoms.',
  'Only an asset kept as it is can be taken. Change how it is dealt with.':
    'Slegs ʼn bate wat behou word soos dit is, kan geneem word. Verander hoe dit hanteer word.',
  'Gross proceeds of the sale': 'Bruto opbrengs van die verkoping',
  '{amount} at the rate captured': '{amount} teen die koers wat vasgelê is',
  'Not yet sold: at its valuation': 'Nog nie verkoop nie: teen die waardasie',
  'Retirement benefits are illustrative: the trustees of the fund decide (Pension Funds Act s 37C).':
    'Aftreevoordele is ter illustrasie: die trustees van die fonds besluit (Wet op Pensioenfondse art 37C).',
  'Capital gains tax at death': 'Kapitaalwinsbelasting by dood',
  'Not worked out': 'Nie bereken nie',
  'Cash required': 'Kontant benodig',
  Debts: 'Skulde',
  Funeral: 'Begrafnis',
  'Unfunded shortfall': 'Ongedekte tekort',
  'Gross estate': 'Bruto boedel',
  'Awards at full value': 'Toekennings teen volle waarde',
  'Liquidity, cash alone': 'Likiditeit, slegs kontant',
  'Less cash required': 'Min kontant benodig',
  'Liquidity with what can be sold': 'Likiditeit met wat verkoop kan word',
  Realisable: 'Realiseerbaar',
};
