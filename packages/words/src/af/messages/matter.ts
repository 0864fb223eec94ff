/** Matters: status, reference, people, labels, switches, milestones, notes. */
export const af: Readonly<Record<string, string>> = {
  'A will is captured under Beneficiaries. Remove it there first; then the estate is intestate.':
    'ʼn Testament is onder Begunstigdes vasgelê. Verwyder dit eers daar; dan is die boedel intestaat.',
  'A company or close corporation is wound up, not sequestrated. Choose a type of winding-up.':
    'ʼn Maatskappy of beslote korporasie word gelikwideer, nie gesekwestreer nie. Kies ʼn soort likwidasie.',
  'Not marked as reached: {steps}.': 'Nie as bereik gemerk nie: {steps}.',
  'Only a company or close corporation can be wound up. Choose sequestration or voluntary surrender.':
    'Slegs ʼn maatskappy of beslote korporasie kan gelikwideer word. Kies sekwestrasie of vrywillige oorgawe.',
  'The cash position is {amount}, not nil.': 'Die kontantposisie is {amount}, nie nul nie.',
  'The client was not marked as identified.': 'Die kliënt is nie as geïdentifiseer gemerk nie.',
  'The sale of an asset is under way.': 'Die verkoop van ʼn bate is aan die gang.',
  'These two fields are the same date. Enter it once, or use the same date in both.':
    'Hierdie twee velde is dieselfde datum. Voer dit een keer in, of gebruik dieselfde datum in albei.',
  'A matter that is {from} can go to {ways}, not to {to}.':
    'ʼn Saak wat {from} is, kan na {ways} gaan, nie na {to} nie.',
  'A milestone cannot have a future date. Mark it once it is reached.':
    'ʼn Mylpaal kan nie ʼn toekomstige datum hê nie. Merk dit sodra dit bereik is.',
  Active: 'Aktief',
  Archived: 'Geargiveer',
  'Choose a milestone.': 'Kies ʼn mylpaal.',
  'Choose a status.': 'Kies ʼn status.',
  'Choose a system type.': 'Kies ʼn stelseltipe.',
  'Choose at least one matter.': 'Kies minstens een saak.',
  'Choose at most 500 matters.': 'Kies hoogstens 500 sake.',
  'Choose client access or joint appointee.': 'Kies kliënttoegang of mede-aangestelde.',
  Closed: 'Gesluit',
  'Enter a colour like #rrggbb.': 'Voer ʼn kleur soos #rrggbb in.',
  'Use at most 50 labels per matter.': 'Gebruik hoogstens 50 etikette per saak.',
  'Enter a reason to {what}.': 'Voer ʼn rede in om {what}.',
  'Choose a switch from 1 to 30.': 'Kies ʼn skakelaar van 1 tot 30.',
  'Give statuses 1 to 4 with commas between.': 'Gee statusse 1 tot 4 met kommas tussenin.',
  'Give the date of death first.': 'Gee eers die sterfdatum.',
  'Give the numbers of matters with commas between.': 'Gee die sake se nommers met kommas tussenin.',
  'Give the version of the executor that was changed.': 'Gee die weergawe van die eksekuteur wat verander is.',
  'Give the version of the recipient that was changed.': 'Gee die weergawe van die ontvanger wat verander is.',
  'Handed over by a person who left the firm.': 'Oorgedra deur iemand wat die firma verlaat het.',
  'Move the matter back to Closed first; then it can be reopened.':
    'Skuif die saak eers terug na Gesluit; dan kan dit heropen word.',
  'A matter that was closed is history, and is kept. Archive it instead.':
    'ʼn Saak wat gesluit is, is geskiedenis en word bewaar. Argiveer dit eerder.',
  'Papers were lodged on {day}, so it cannot be removed. {instead}':
    'Stukke is op {day} ingedien; daarom kan dit nie verwyder word nie. {instead}',
  'Letters were given on {day}, so it cannot be removed. {instead}':
    'Briewe is op {day} verleen; daarom kan dit nie verwyder word nie. {instead}',
  'The Master has it under {reference}, so it cannot be removed. {instead}':
    'Die Meester het dit onder {reference}; daarom kan dit nie verwyder word nie. {instead}',
  "'{step}' is reached, so it cannot be removed. {instead}":
    '‘{step}’ is bereik; daarom kan dit nie verwyder word nie. {instead}',
  'It holds money, so you cannot remove it. {instead}': 'Daar is geld in; u kan dit dus nie verwyder nie. {instead}',
  'Close the matter and archive it instead.': 'Sluit en argiveer eerder die saak.',
  'This person was invited to work in the firm, and sees its matters once they accept.':
    'Hierdie persoon is genooi om in die firma te werk, en sien sy sake sodra die uitnodiging aanvaar is.',
  'This person has already accepted and can sign in as usual.':
    'Hierdie persoon het reeds aanvaar en kan soos gewoonlik aanteken.',
  'An invitation was sent a moment ago. Send it again after {minutes} minutes if need be.':
    'ʼn Uitnodiging is pas gestuur. Stuur dit ná {minutes} minute weer as dit nodig is.',
  'This person does not work in this kind of matter. Choose a colleague from the list.':
    'Hierdie persoon werk nie met hierdie soort saak nie. Kies ʼn kollega uit die lys.',
  'Only a curatorship or a Flow Consult matter can become a deceased estate.':
    'Slegs ʼn kuratorskap of ʼn Flow Consult-saak kan ʼn bestorwe boedel word.',
  'Only the author or an administrator can edit a file note. Add your own note instead.':
    'Slegs die skrywer of ʼn administrateur kan ʼn lêernota wysig. Voeg eerder u eie nota by.',
  Pending: 'Hangend',
  'Switch {number} is not for this kind of matter.': 'Skakelaar {number} is nie vir hierdie soort saak nie.',
  'The appointment ends before it begins. Check both dates.':
    'Die aanstelling eindig voordat dit begin. Kontroleer albei datums.',
  'The date of death cannot be in the future.': 'Die sterfdatum kan nie in die toekoms wees nie.',
  'The date of death is before the date of birth.': 'Die sterfdatum is voor die geboortedatum.',
  'Your firm has reached its limit of {limit} {kind} matters. Contact {contact} to raise it.':
    'U firma het sy perk van {limit} {kind} sake bereik. Kontak {contact} om dit te verhoog.',
  'The matter is {status} already.': 'Die saak is reeds {status}.',
  'The others have {have}% already. Give at most {most}%.': 'Die ander het reeds {have}%. Gee hoogstens {most}%.',
  'The power of attorney ends before it begins. Check both dates.':
    'Die volmag eindig voordat dit begin. Kontroleer albei datums.',
  'The reference {reference} is already in use. Leave it blank for the next number.':
    'Die verwysing {reference} is reeds in gebruik. Laat dit leeg vir die volgende nommer.',
  'A label called {name} already exists. Choose another name.':
    'ʼn Etiket met die naam {name} bestaan reeds. Kies ʼn ander naam.',
  'This right does not exist.': 'Hierdie reg bestaan nie.',
  'This executor is linked from the global list. Change or remove the link instead.':
    'Hierdie eksekuteur is van die globale lys gekoppel. Verander of verwyder eerder die koppeling.',
  'This kind of matter has no insolvents.': 'Hierdie soort saak het geen insolvente nie.',
  'This type of matter does not have this milestone. Choose one from the list.':
    'Hierdie soort saak het nie so ʼn mylpaal nie. Kies een uit sy lys.',
  'This person works in the firm and sees its matters already.':
    'Hierdie persoon werk in die firma en sien reeds sy sake.',
  'This was undone already.': 'Dit is reeds ongedaan gemaak.',
  "Type the matter's reference, {reference}, to remove it.":
    'Tik die saak se verwysing, {reference}, om dit te verwyder.',
  'Use at most 20 000 characters, formatting included.': 'Gebruik hoogstens 20 000 karakters, formatering ingesluit.',
  'Write the note first.': 'Skryf eers die nota.',
  'Write the note.': 'Skryf die nota.',
  active: 'aktiewe',
  'close a matter that never became active': 'ʼn saak te sluit wat nooit aktief geword het nie',
  historical: 'historiese',
  'reopen a closed matter': 'ʼn geslote saak te heropen',
  '{count} dates are overdue, the first on {day}.': '{count} datums is verby, die eerste op {day}.',
  '{count} upcoming dates, the first on {day}.': '{count} komende datums, die eerste op {day}.',
  '{count} sales of assets are under way.': '{count} verkope van bates is aan die gang.',
  '{name} is already linked to this matter.': '{name} is reeds aan hierdie saak gekoppel.',
  '{title} is due on {day}.': '{title} moet teen {day} gedoen wees.',
  '{title} was due on {day}.': '{title} moes op {day} gedoen gewees het.',
  'This archive does not say what it holds. Export the matter again and send that file.':
    'Hierdie argief sê nie wat daarin is nie. Voer die saak weer uit en stuur daardie lêer.',
  'This archive was made by a later version of the product. Update this one first.':
    'Hierdie argief is deur ʼn latere weergawe van die produk gemaak. Werk eers hierdie een by.',
  'Row {row} of {file}: {column} does not hold what this column takes. Export the matter again.':
    'Ry {row} van {file}: {column} bevat nie wat hierdie kolom kan hê nie. Voer die saak weer uit.',
  'Row {row} of {file}: archives have no column {column} there. Export the matter again.':
    'Ry {row} van {file}: argiewe het nie daar ʼn kolom {column} nie. Voer die saak weer uit.',
  'Row {row} of {file}: {column} refers to something that is not in this archive. Export the matter again.':
    'Ry {row} van {file}: {column} verwys na iets wat nie in hierdie argief is nie. Voer die saak weer uit.',
  'Row {row} of {file}: this archive does not say who is paid. Export the matter again.':
    'Ry {row} van {file}: hierdie argief sê nie wie betaal word nie. Voer die saak weer uit.',
  'Row {row} of {file}: {column} is masked. Ask an administrator to export the matter: theirs has whole numbers.':
    'Ry {row} van {file}: {column} is verberg. Vra ʼn administrateur om die saak uit te voer: hulle s’n het volledige nommers.',
  '{file} is not a list of rows. Export the matter again.': '{file} is nie ʼn lys rye nie. Voer die saak weer uit.',
  'Row {row} of {file} is not a valid row. Export the matter again.':
    'Ry {row} van {file} is nie ʼn geldige ry nie. Voer die saak weer uit.',
  '{file} is not a table that archives contain. Export the matter again.':
    '{file} is nie ʼn tabel wat argiewe bevat nie. Voer die saak weer uit.',
  'This archive has more rows than a matter can have.': 'Hierdie argief het meer rye as wat ʼn saak kan hê.',
  'A row of {file} breaks a rule that holds for every matter. Nothing was imported.':
    'ʼn Ry van {file} oortree ʼn reël wat vir elke saak geld. Niks is ingevoer nie.',
  'Row {row} of {file} breaks a rule that holds for every matter. Nothing was imported.':
    'Ry {row} van {file} oortree ʼn reël wat vir elke saak geld. Niks is ingevoer nie.',
  'This archive comes from another firm. Ask an administrator to import it.':
    'Hierdie argief kom van ʼn ander firma. Vra ʼn administrateur om dit in te voer.',
  'This archive comes from another firm. Look at what it holds first, then import it from there.':
    'Hierdie argief kom van ʼn ander firma. Kyk eers wat dit bevat en voer dit dan daar in.',
  'This archive was not signed by this installation. It comes from another one, or it was changed. Ask an administrator to import it.':
    'Hierdie argief is nie deur hierdie installasie onderteken nie. Dit kom van ʼn ander een, of dit is verander. Vra ʼn administrateur om dit in te voer.',
  'This archive was not signed by this installation. Preview it first, then import it.':
    'Hierdie argief is nie deur hierdie installasie onderteken nie. Kyk eers na die voorskou, en voer dit dan in.',
  People: 'Mense',
  'Contact persons': 'Kontakpersone',
  Assets: 'Bates',
  'Values of assets': 'Waardes van bates',
  'Payees of assets': 'Ontvangers van bates',
  Sales: 'Verkope',
  'Guarding and storage': 'Bewaking en berging',
  Files: 'Lêers',
  Documents: 'Dokumente',
  'Links of documents': 'Skakels van dokumente',
  Activities: 'Aktiwiteite',
  'People of activities': 'Persone by aktiwiteite',
  'Steps of activities': 'Stappe van aktiwiteite',
  'Advances to be brought in': 'Voorskotte wat ingebring word',
  Agreements: 'Ooreenkomste',
  'Parts of agreements': 'Dele van ooreenkomste',
  'Bank accounts': 'Bankrekeninge',
  Liabilities: 'Laste',
  'Security for liabilities': 'Sekuriteit vir laste',
  Expenses: 'Uitgawes',
  Income: 'Inkomste',
  'Answers we are waiting for': 'Antwoorde wat verwag word',
  'Bonds of security': 'Sekerheidstellings',
  'Reductions of bonds': 'Verminderings van sekuriteitsbewyse',
  Budget: 'Begroting',
  Reviews: 'Hersienings',
  'Papers of creditors': 'Stukke van skuldeisers',
  Claims: 'Eise',
  'Amounts of claims': 'Bedrae van eise',
  'Security for claims': 'Sekuriteit vir eise',
  'Curator’s accounts': 'Kuratorsrekeninge',
  'Steps of the curator': 'Stappe van die kurator',
  'End of the curatorship': 'Einde van die kuratorskap',
  Diary: 'Dagboek',
  'Property the deceased could dispose of': 'Eiendom waaroor die oorledene kon beskik',
  'Annuities the deceased enjoyed': 'Annuïteite wat die oorledene geniet het',
  'Exempt donations': 'Vrygestelde skenkings',
  Donees: 'Begiftigdes',
  'Credits against the duty': 'Krediete teen die belasting',
  'Duty paid': 'Boedelbelasting betaal',
  'Property that bore duty in the last ten years': 'Eiendom wat in die laaste tien jaar boedelbelasting gedra het',
  'Improvements others paid for': 'Verbeterings waarvoor ander betaal het',
  'Settings of the estate': 'Instellings van die boedel',
  'Estate tax years': 'Belastingjare van die boedel',
  'Insolvency accounts': 'Insolvensierekeninge',
  'Intestate heirs': 'Intestate erfgename',
  Marriages: 'Huwelike',
  'Creditors of the matter': 'Skuldeisers van die saak',
  'Terms of deadlines': 'Termyne van sperdatums',
  'Directors of the matter': 'Direkteure van die saak',
  'Unidentified items': 'Ongeïdentifiseerde items',
  'Labels of the matter': 'Etikette van die saak',
  Milestones: 'Mylpale',
  'File notes': 'Lêernotas',
  Options: 'Opsies',
  'Meetings and adverts': 'Byeenkomste en advertensies',
  'Other movements of money': 'Ander bewegings van geld',
  'Facts about owners': 'Feite oor eienaars',
  'Holdings of owners': 'Belange van eienaars',
  'Parents and children': 'Ouers en kinders',
  'Claims against the Road Accident Fund': 'Eise teen die Padongelukfonds',
  'Road Accident Fund': 'Padongelukfonds',
  'Items of Road Accident Fund claims': 'Items van Padongelukfondseise',
  'Letters to the Road Accident Fund': 'Briewe aan die Padongelukfonds',
  'Payments by the Road Accident Fund': 'Betalings deur die Padongelukfonds',
  'Steps of the release': 'Stappe van die ontheffing',
  Scenarios: 'Scenario’s',
  Succession: 'Erfopvolging',
  'Training sessions': 'Opleidingsessies',
  'People at training': 'Persone by opleiding',
  Distributions: 'Uitkerings',
  'Fees of the trust': 'Fooie van die trust',
  Trustees: 'Trustees',
  'Attendance of trustees': 'Bywoning van trustees',
  'Resolutions of trustees': 'Besluite van trustees',
  'Votes of trustees': 'Stemme van trustees',
  Wills: 'Testamente',
  'Clauses of wills': 'Klousules van testamente',
  'Beneficiaries under wills': 'Begunstigdes ingevolge testamente',
  Valuers: 'Waardeerders',
  'Storage providers': 'Bergingsverskaffers',
  'Guarding companies': 'Bewakingsmaatskappye',
  Creditors: 'Skuldeisers',
  Auctioneers: 'Afslaers',
  'Providers of bonds of security': 'Verskaffers van sekuriteitsbewyse',
  'Publication partners': 'Publikasievennote',
  Directors: 'Direkteure',
  Labels: 'Etikette',
  "Master's offices": 'Meesterskantore',
  "Magistrates' offices": 'Landdroskantore',
  '{name} is missing from this archive or was changed. Export the matter again.':
    '{name} ontbreek in hierdie argief of is verander. Voer die saak weer uit.',
  'Send one archive of a matter.': 'Stuur een argief van ʼn saak.',
  'You do not work in matters of this type. Ask an administrator to import it.':
    'U werk nie in sake van hierdie tipe nie. Vra ʼn administrateur om dit in te voer.',
  'This matter is in another country. Your firm keeps matters of its country only.':
    'Hierdie saak is in ʼn ander land. U firma hou net sake van sy eie land.',
  '{amount} was received or paid and has not been classified. Classify it under Banking, then close the matter.':
    '{amount} is ontvang of betaal en is nog nie geklassifiseer nie. Klassifiseer dit by Bankwese en sluit dan die saak.',
  'The ledger still holds money: {accounts}. Pay it out, then close the matter.':
    'Die grootboek hou nog geld: {accounts}. Betaal dit uit en sluit dan die saak.',
  'Choose one of the six types of trust.': 'Kies een van die ses soorte trusts.',
  'Enter first on which day this was: {title}.': 'Voer eers in op watter dag dit was: {title}.',
  'The application was made': 'Die aansoek is gedoen',
  'The provisional order was made': 'Die voorlopige bevel is gegee',
  'The first meeting was held': 'Die eerste byeenkoms is gehou',
  'The account was lodged': 'Die rekening is ingedien',
  'The account was confirmed': 'Die rekening is bekragtig',
};
