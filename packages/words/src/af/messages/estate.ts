/** The facts of an estate as they are checked, and what would happen on a death today. */
export const af: Readonly<Record<string, string>> = {
  'Name the owner of the property the annuity was charged on, or whom it passes to.':
    'Noem die eienaar van die eiendom waarop die annuïteit gevestig was, of op wie dit oorgaan.',
  'Name the donee: the duty on the donation is theirs.':
    'Noem die begiftigde: die belasting op die skenking is dié se las.',
  'Choose property that belongs to this estate.': 'Kies eiendom wat aan hierdie boedel behoort.',
  'Enter an assessment date on or after the date of death.': 'Voer ʼn aanslagdatum op of ná die sterfdatum in.',
  'Give this entry a unique ID.': 'Gee hierdie inskrywing ʼn unieke ID.',
  '"{id}" is used twice. Remove one of the entries.':
    '“{id}” word twee keer gebruik. Verwyder een van die inskrywings.',
  'The shares add up to more than one. Reduce them.': 'Die aandele is saam meer as een. Verminder dit.',
  'The shares must add up to one.': 'Die aandele moet saam een wees.',
  'Enter the number of the account it appears in, starting at 1.':
    'Voer die nommer van die rekening waarin dit verskyn in, van 1 af.',
  'Correct one of the dates: the birth is after the death.':
    'Maak een van die datums reg: die geboorte is na die dood.',
  'Correct the date of the account: it is before the death.':
    'Maak die datum van die rekening reg: dit is voor die dood.',
  'Correct the date of the letters: it is before the death.': 'Maak die datum van die brief reg: dit is voor die dood.',
  'Correct the date of birth: it is in the future.': 'Maak die geboortedatum reg: dit is in die toekoms.',
  'This is the deceased, who cannot be in the list of people. Remove this entry.':
    'Dit is die oorledene, wat nie in die lys mense mag wees nie. Verwyder hierdie inskrywing.',
  'Choose in community of property, or remove the name of the husband or wife.':
    'Kies binne gemeenskap van goed, of verwyder die naam van die man of vrou.',
  'The marriage date is after the date the marriage ended. Correct one of them.':
    'Die huweliksdatum is ná die datum waarop die huwelik geëindig het. Maak een van die twee reg.',
  'The marriage date is before one spouse’s date of birth. Correct it.':
    'Die huweliksdatum is voor een gade se geboortedatum. Maak dit reg.',
  'A marriage that lasted until the death has no end date. Remove this date.':
    'ʼn Huwelik wat tot die dood geduur het, het geen einddatum nie. Verwyder hierdie datum.',
  'Enter how many spouses that person left, one or more.':
    'Voer in hoeveel gades daardie persoon nagelaat het, een of meer.',
  'Enter what the estate of that spouse used of the abatement, or its net value where both died together.':
    'Voer in wat die boedel van daardie gade van die korting gebruik het, of die netto waarde daarvan waar albei saam gesterf het.',
  'Enter both spouses’ values for the accrual, or record that neither claims it.':
    'Voer albei gades se waardes vir die aanwas in, of teken aan dat nie een dit eis nie.',
  'This spouse is in two marriages that lasted until the death. Remove one of them.':
    'Hierdie gade is in twee huwelike wat tot die dood geduur het. Verwyder een daarvan.',
  'This kind of marriage allows only one spouse. Enter an end date for the marriage that had ended.':
    'Hierdie soort huwelik laat slegs een gade toe. Voer ʼn einddatum in vir die huwelik wat verby was.',
  'Several spouses cannot all share one joint estate. Enter the contract or court order that divides it.':
    'Verskeie gades kan nie almal een gemeenskaplike boedel deel nie. Voer die kontrak of hofbevel in wat dit verdeel.',
  'This asset has not been sold. Remove this, or choose a sale as the way it is dealt with.':
    'Hierdie bate is nie verkoop nie. Verwyder dit, of kies ʼn verkoping as die hanteringswyse.',
  'It was sold before the death: capture the price as money, or correct the date.':
    'Dit is voor die dood verkoop: lê die prys as geld vas, of maak die datum reg.',
  'House and family property is for several customary wives without contract or order. Remove this mark.':
    'Huis- en gesinsgoed is vir verskeie gebruiklike vrouens sonder kontrak of bevel. Verwyder hierdie merk.',
  'Choose house, family or personal property. This decides who it belongs to.':
    'Kies huisgoed, gesinsgoed of persoonlike goed. Dit bepaal aan wie dit behoort.',
  'Choose the wife whose house it is.': 'Kies die vrou wie se huis dit is.',
  'Enter a rate of 0 or more.': 'Voer ʼn koers van 0 of meer in.',
  'Name who takes this legacy.': 'Noem wie hierdie legaat verkry.',
  'Choose someone else: a person cannot transfer anything to themselves.':
    'Kies iemand anders: ʼn persoon kan niks aan homself of haarself oordra nie.',
  'Choose a legacy in this will, or leave blank for the residue.':
    'Kies ʼn legaat in hierdie testament, of laat leeg vir die restant.',
  'Name who holds the {right}.': 'Noem wie die {right} hou.',
  'Enter who owns the property that is subject to the {right}. A {right} needs an owner.':
    'Voer in wie die eiendom besit wat aan die {right} onderworpe is. ʼn {right} het ʼn eienaar nodig.',
  'This person would be both owner and holder of the right. Give that part in full ownership, or choose someone else.':
    'Hierdie persoon sou beide eienaar en reghebbende wees. Gee daardie deel in volle eiendom, of kies iemand anders.',
  'More than the whole of this asset is awarded. Reduce the shares or remove a legacy.':
    'Meer as die hele bate word toegeken. Verminder die aandele of verwyder ʼn legaat.',
  'This asset is awarded twice. Remove it from one of the agreements.':
    'Hierdie bate word twee keer toegeken. Verwyder dit uit een van die ooreenkomste.',
  'Only an asset that is kept as it is can be taken over. Change how this asset is dealt with.':
    'Slegs ʼn bate wat onveranderd behou word, kan oorgeneem word. Verander hoe hierdie bate hanteer word.',
  'Gross proceeds of the sale': 'Bruto opbrengs van die verkoping',
  '{amount} at the rate entered': '{amount} teen die koers wat ingevoer is',
  'Not yet sold: at its valuation': 'Nog nie verkoop nie: teen die waardasie',
  'Retirement benefits are shown for illustration only. The fund’s trustees decide who receives them (Pension Funds Act s 37C).':
    'Aftreevoordele word slegs ter illustrasie getoon. Die fonds se trustees besluit wie dit ontvang (Wet op Pensioenfondse art 37C).',
  'Capital gains tax at death': 'Kapitaalwinsbelasting by afsterwe',
  'Not calculated': 'Nie bereken nie',
  'Cash required': 'Kontant benodig',
  Debts: 'Skulde',
  Funeral: 'Begrafnis',
  'Unfunded shortfall': 'Ongedekte tekort',
  'Gross estate': 'Bruto boedel',
  'Awards at full value': 'Toekennings teen volle waarde',
  'Liquidity, cash only': 'Likiditeit, slegs kontant',
  'Less cash required': 'Min kontant benodig',
  'Liquidity including assets that can be sold': 'Likiditeit met bates wat verkoop kan word ingesluit',
  Realisable: 'Realiseerbaar',
  '{name} is an estimate from the plan of the client. Confirm its amount, or remove it.':
    '{name} is ʼn raming uit die plan van die kliënt. Bevestig die bedrag, of verwyder dit.',
};
