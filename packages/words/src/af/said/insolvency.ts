/** An estate that cannot pay: section 34, ranks and votes. */
export const af: Readonly<Record<string, string>> = {
  'R300 each, in total and not per person; confirm that no later notice raised it.':
    'R300 elk, in totaal en nie per persoon nie; bevestig dat geen latere kennisgewing dit verhoog het nie.',
  'Confirm for estates long past.': 'Bevestig vir boedels van lank gelede.',
  '{id} votes twice. Add the claims together.': '{id} stem twee keer. Tel die eise bymekaar.',
  'Give creditors at least fourteen days after the report.': 'Gee skuldeisers ten minste veertien dae na die verslag.',
  'Encumbered asset: {what}': 'Beswaarde bate: {what}',
  'Free residue': 'Vrye oorskot',
  'Assets that secure no debt': 'Bates wat geen skuld verseker nie',
  'Claims and money besides': 'Eise en geld daarbenewens',
  'Surplus of encumbered assets': 'Oorskot van beswaarde bates',
  'Preference for funeral and death-bed costs': 'Voorkeur vir begrafnis- en sterfbedkoste',
  '{what}, with interest': '{what}, met rente',
  'Interest for {days} days': 'Rente vir {days} dae',
  'Vote on surrender': 'Stemming oor oorgawe',
  'Claims that count in number': 'Eise wat in getal tel',
  'For surrender in number': 'Vir oorgawe in getal',
  'Value that counts': 'Waarde wat tel',
  'For surrender in value': 'Vir oorgawe in waarde',
  'Work out the awards to a day after the order.': 'Werk die toekennings uit tot ʼn dag na die bevel.',
  'The claim of {creditor} is both secured and not. Capture the part without security as a claim of its own.':
    'Die eis van {creditor} is beide versekerd en nie. Lê die deel sonder sekuriteit as ʼn eis op sy eie vas.',
  'Claim {id} is listed twice.': 'Eis {id} is twee keer gelys.',
  'No claim is secured by {asset}. Link the claim to it, or take it into the free residue.':
    'Geen eis word deur {asset} verseker nie. Koppel die eis daaraan, of neem dit in die vrye oorskot op.',
  'Asset {id} has two accounts. Make one of them.': 'Bate {id} het twee rekeninge. Maak een daarvan.',
  'Only a person has funeral and death-bed costs. Take them out.':
    'Net ʼn persoon het begrafnis- en sterfbedkoste. Haal dit uit.',
  'The claim of {creditor} has another amount on each asset. Give the whole claim on each.':
    'Die eis van {creditor} het ʼn ander bedrag op elke bate. Gee die hele eis op elkeen.',
  '{creditor} is secured and preferent. The contribution is measured by the secured claim alone.':
    '{creditor} is versekerd en preferent. Die kontribusie word net aan die versekerde eis gemeet.',
  'A general bond reaches movables only. Check that no money of the free residue came from land.':
    'ʼn Algemene verband dek net roerende goed. Maak seker dat geen geld van die vrye oorskot uit grond kom nie.',
  Contribution: 'Kontribusie',
  'Costs the free residue cannot pay': 'Koste wat die vrye oorskot nie kan betaal nie',
  '{creditor} is measured by': '{creditor} word gemeet aan',
  '{creditor} contributes': '{creditor} dra by',
  'The account does not balance, so none is drawn. Tell the provider which matter it is.':
    'Die rekening balanseer nie, dus word geen opgestel nie. Sê vir die verskaffer watter saak dit is.',
  'The costs of {asset} are larger than its proceeds, and no proved creditor of it carries them.':
    'Die koste van {asset} is groter as die opbrengs, en geen bewese skuldeiser daarvan dra dit nie.',
  'The costs of {asset} are larger than its proceeds. Its first creditors owe the difference.':
    'Die koste van {asset} is groter as die opbrengs. Die eerste skuldeisers daarvan skuld die verskil.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest is concurrent.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res is konkurrent.',
  'The claim of {creditor} goes beyond the preference of an employee; the rest ranks only once it is proved.':
    'Die eis van {creditor} gaan verder as die voorkeur van ʼn werknemer; die res tel eers wanneer dit bewys is.',
  'The free residue cannot pay the costs: creditors who share in it contribute.':
    'Die vrye oorskot kan nie die koste betaal nie: skuldeisers wat daarin deel, dra by.',
  'No creditor is liable for a part of the costs. Ask who gave security for them.':
    'Geen skuldeiser is vir ʼn deel van die koste aanspreeklik nie. Vra wie daarvoor sekuriteit gestel het.',
  'Receipts of the free residue': 'Ontvangste van die vrye oorskot',
  'Say for how many months the rent of one period is.': 'Sê vir hoeveel maande die huur van een tydperk is.',
  "Landlord's hypothec": 'Verhuurder se hipoteek',
  'Rent in arrear at the order': 'Agterstallige huur by die bevel',
  'Months that are secured': 'Maande wat verseker is',
  'The periods are to be confirmed against the text of the Act.':
    'Die tydperke moet teen die teks van die Wet bevestig word.',
  'Secured by the goods on the premises': 'Verseker deur die goed op die perseel',
  'Net proceeds of the goods': 'Netto opbrengs van die goed',
  'Confirm that no later notice raised the amounts, and that the limit for contributions holds for each fund.':
    'Bevestig dat geen latere kennisgewing die bedrae verhoog het nie, en dat die perk vir bydraes vir elke fonds geld.',
  'The amount is to be confirmed.': 'Die bedrag moet bevestig word.',
  'The usual rate; the bond itself says what was agreed.':
    'Die gewone koers; die borgakte self sê waarop ooreengekom is.',
  "Trustee's or liquidator's remuneration": 'Vergoeding van die kurator of likwidateur',
  'Item {item} at {rate}%': 'Item {item} teen {rate}%',
  'At tariff': 'Volgens tarief',
  'Added to reach the smallest fee': 'Bygevoeg om die kleinste fooi te bereik',
  'Allowed or taken off by the Master': 'Deur die Meester toegelaat of afgetrek',
  '{creditor} has proved no claim and cannot vote. Prove the claim first.':
    '{creditor} het geen eis bewys nie en kan nie stem nie. Bewys eers die eis.',
  'Nobody connected with the trustee may vote for {creditor}. Ask for another agent.':
    'Niemand wat met die kurator verbind is, mag vir {creditor} stem nie. Vra vir ʼn ander agent.',
  'Capture at what value {creditor} holds the security; only the rest of the claim votes.':
    'Lê vas teen watter waarde {creditor} die sekuriteit hou; net die res van die eis stem.',
  'Vote of creditors': 'Stemming van skuldeisers',
  'For, in value': 'Vir, in waarde',
  'Against, in value': 'Teen, in waarde',
  'All that may vote, in value': 'Almal wat mag stem, in waarde',
  'For, in number': 'Vir, in getal',
  'Against, in number': 'Teen, in getal',
  'All that may vote, in number': 'Almal wat mag stem, in getal',
  Election: 'Verkiesing',
  '{nominee}, in value': '{nominee}, in waarde',
  '{nominee}, in number': '{nominee}, in getal',
  'The notice gives creditors less than {days} days. Hold the meeting on {earliest} or later, or publish again.':
    'Die kennisgewing gee skuldeisers minder as {days} dae. Hou die vergadering op {earliest} of later, of publiseer weer.',
  'Statement of affairs': 'Vermoëstaat',
  'Assets at forced-sale value': 'Bates teen gedwonge verkoopwaarde',
  'Secured by them': 'Daardeur verseker',
  'Costs of the administration': 'Koste van die administrasie',
  'Preferent creditors': 'Preferente skuldeisers',
  'Concurrent creditors, with what securities lack': 'Konkurrente skuldeisers, met wat sekuriteite kortkom',
  'rate of interest on claims of an insolvent estate': 'rentekoers op eise van ʼn insolvente boedel',
  'preference for the costs of an execution': 'voorkeur vir die koste van ʼn eksekusie',
  "preference for employees' claims": 'voorkeur vir eise van werknemers',
  'smallest proved claim that votes in number': 'kleinste bewese eis wat in getal stem',
  "tariff of the trustee's remuneration": 'tarief van die kurator se vergoeding',
};
