/** Assets, what they are worth and how they are sold. */
export const af: Readonly<Record<string, string>> = {
  'Enter a description.': 'Voer ʼn beskrywing in.',
  'Rates for future days are not known yet. Enter an earlier day.':
    'ʼn Koers van ʼn toekomstige dag is nog nie bekend nie. Voer ʼn vroeëre dag in.',
  'Enter the three-letter currency code, for example USD.':
    'Voer die geldeenheid se kode van drie letters in, byvoorbeeld USD.',
  'Enter the {currency} rate on the valuation date.': 'Voer die {currency}-koers op die waardasiedatum in.',
  'Enter the date of the {currency} rate.': 'Voer die datum van die {currency}-koers in.',
  'This person appears twice. Combine the two shares.':
    'Hierdie persoon kom twee keer voor. Voeg die twee aandele saam.',
  'Enter a share above 0 and at most 1.': 'Voer ʼn aandeel bo 0 en hoogstens 1 in.',
  'The shares must add up to the whole: change one, or add who takes the rest.':
    'Die aandele moet saam die geheel wees: verander een, of voeg by wie die res kry.',
  'An account cannot be held in itself. Choose another.':
    'ʼn Rekening kan nie in homself gehou word nie. Kies ʼn ander.',
  'Choose an account in this matter.': 'Kies ʼn rekening in hierdie saak.',
  '{account} cannot hold other assets. Choose an investment, a business or a foreign account.':
    '{account} kan nie ander bates hou nie. Kies ʼn belegging, ʼn besigheid of ʼn buitelandse rekening.',
  '{account} is already held in another account. Choose that one.':
    '{account} word reeds in ʼn ander rekening gehou. Kies daardie een.',
  '{count} assets are held in this one. Move them first.': '{count} bates word in hierdie een gehou. Skuif hulle eers.',
  'A limited interest cannot be held in an account. Leave this blank.':
    'ʼn Beperkte belang kan nie in ʼn rekening gehou word nie. Laat dit leeg.',
  '{kind} has no capital gain. Remove its details.':
    '{kind} het geen kapitaalwins nie. Verwyder die besonderhede daarvan.',
  'This asset has several costs. Change them on the Assets tab.':
    'Hierdie bate het verskeie kostes. Wysig hulle op die Bates-oortjie.',
  'Enter either the base cost or the facts at 1 October 2001, not both.':
    'Voer óf die basiskoste óf die feite op 1 Oktober 2001 in, nie albei nie.',
  'Only immovable property can be a residence. Choose another ground.':
    'Slegs onroerende eiendom kan ʼn woning wees. Kies ʼn ander grond.',
  '{kind} is not listed under this class. Choose another.':
    '{kind} word nie onder hierdie klas gelys nie. Kies ʼn ander.',
  'Enter the share the estate owns, above 0 and at most 1.':
    'Voer die aandeel in wat die boedel besit, bo 0 en hoogstens 1.',
  'Enter why this asset is not yet realised or awarded.':
    'Voer in waarom hierdie bate nog nie te gelde gemaak of toegeken is nie.',
  'Enter the account number, starting at 1.': 'Voer die rekeningnommer in, vanaf 1.',
  'Enter a date of acquisition that is not in the future.':
    'Voer ʼn verkrygingsdatum in wat nie in die toekoms is nie.',
  'Enter a date of acquisition on or before the date of death.':
    'Voer ʼn verkrygingsdatum op of voor die sterfdatum in.',
  'Enter what created the right: the will, deed or contract.':
    'Voer in wat die reg geskep het: die testament, akte of kontrak.',
  'Only a policy, fund or trust is paid outside the estate. Choose that kind, or leave this blank.':
    'Slegs ʼn polis, fonds of trust word buite die boedel betaal. Kies daardie soort, of laat dit leeg.',
  'Enter who is paid. If the estate is paid, add it as a separate asset.':
    'Voer in wie betaal word. As die boedel betaal word, voeg dit as ʼn afsonderlike bate by.',
  'Name who takes the property when the interest of the deceased ends.':
    'Noem wie die eiendom kry wanneer die oorledene se belang eindig.',
  "'{text}' is not a rate. Enter it like 18.4025.": "'{text}' is nie ʼn koers nie. Voer dit soos 18.4025 in.",
  "'{text}' is not a share. Write it like 1/2 or 50%.": "'{text}' is nie ʼn aandeel nie. Skryf dit soos 1/2 of 50%.",
  'This asset has been sold. If the sale fell through, cancel it first.':
    'Hierdie bate is verkoop. As die verkoop deurgeval het, kanselleer dit eers.',
  'A sale has already been arranged. Cancel it before you arrange another.':
    'ʼn Verkoop is reeds gereël. Kanselleer dit voordat u ʼn ander reël.',
  'Request a valuation first, or capture one; then a sale can be arranged.':
    'Vra eers ʼn waardasie aan, of lê een vas; dan kan ʼn verkoop gereël word.',
  'Enter the date of the auction.': 'Voer die datum van die veiling in.',
  'The valuation was requested on {day}. A sale cannot be arranged before that date.':
    'Die waardasie is op {day} aangevra. ʼn Verkoop kan nie voor daardie datum gereël word nie.',
  'Arrange the sale first; then {what}.': 'Reël eers die verkoop; dan {what}.',
  'the signed offer can be added': 'kan die getekende aanbod bygevoeg word',
  'you can record the result of the auction': 'kan u die uitslag van die veiling aanteken',
  'its result can be added': 'kan die resultaat bygevoeg word',
  'The result of this sale has been recorded. To change the offer, cancel the sale.':
    'Die uitslag van hierdie verkoop is aangeteken. Kanselleer die verkoop om die aanbod te verander.',
  'The sale was arranged on {day}. Enter that date or a later one.':
    'Die verkoop is op {day} gereël. Voer daardie datum of ʼn latere een in.',
  'Enter the buyer’s name.': 'Voer die koper se naam in.',
  'This asset is sold out of hand. It has no auction.':
    'Hierdie bate word uit die hand verkoop. Dit het geen veiling nie.',
  'Enter the new date of the postponed auction.': 'Voer die nuwe datum van die uitgestelde veiling in.',
  'Add the signed offer to purchase first; then the result of the sale.':
    'Voeg eers die getekende koopaanbod by; dan die resultaat van die verkoop.',
  'The offer was signed on {day}. Enter that date or a later one.':
    'Die aanbod is op {day} onderteken. Voer daardie datum of ʼn latere een in.',
  'The asset was not sold at the auction. Record the sale first, or cancel it and arrange another one.':
    'Die bate is nie op die veiling verkoop nie. Teken eers die verkoop aan, of kanselleer dit en reël ʼn ander een.',
  'The auction is on {day}. Enter that day or a later one.':
    'Die veiling is op {day}. Voer daardie dag of ʼn latere een in.',
  'No sale is arranged, so there is none to cancel.':
    'Geen verkoop is gereël nie; daar is dus niks om te kanselleer nie.',
  'Enter why the sale is being cancelled.': 'Voer in waarom die verkoop gekanselleer word.',
  'The account itself is then not counted, only the assets held in it.':
    'Die rekening self word dan nie getel nie, slegs die bates daarin.',
  'Enter a date that is not in the future.': 'Voer ʼn datum in wat nie in die toekoms is nie.',
  'Only a valuation can be marked as in use. Costs always count.':
    'Slegs ʼn waardasie kan as in gebruik gemerk word. Koste tel altyd.',
  'Choose a person who is on file in this matter.': 'Kies ʼn persoon wat in hierdie saak op rekord is.',
  'Choose the spouse whose house the property belongs to.': 'Kies die gade aan wie se huis die eiendom behoort.',
  'Enter the borrower, the date of the deed and the number of years.':
    'Voer die lener, die datum van die akte en die aantal jare in.',
  'Choose who has the use of the property from now on.': 'Kies wie die eiendom van nou af geniet.',
  'This item is settled. Reopen it first.': 'Hierdie item is afgehandel. Heropen dit eers.',
  'This item is now an asset. Remove the asset first, then reopen the item.':
    'Hierdie item is nou ʼn bate. Verwyder eers die bate, en heropen dan die item.',
  'Choose the valuer first, then email the request.': 'Kies eers die waardeerder, en e-pos dan die versoek.',
  'Choose the auctioneer first, then email the sale.': 'Kies eers die afslaer, en e-pos dan die verkoop.',
  'This entry has no email address. Add it to the directory first.':
    'Hierdie inskrywing het geen e-posadres nie. Voeg dit eers by die gids.',
  'Request the valuation first, then email it.': 'Vra eers die waardasie aan, en e-pos dit dan.',
  'Arrange a sale by auction first, then email the auctioneer.':
    'Reël eers ʼn verkoop per veiling, en e-pos dan die afslaer.',
  'Arrange a sale out of hand first, then email the buyer.':
    'Reël eers ʼn verkoop uit die hand, en e-pos dan die koper.',
  'Add the buyer’s email address first.': 'Voeg eers die koper se e-posadres by.',
  'Choose what to change first.': 'Kies eers wat om te verander.',
  '{count} of these assets have since changed. Change them back one by one.':
    '{count} van hierdie bates het sedertdien verander. Verander hulle een vir een terug.',
  '{count} assets are held in this one. Move or remove them first.':
    '{count} bates word in hierdie een gehou. Skuif of verwyder hulle eers.',
  'Request a valuation first, or capture one; then its paper can be filed.':
    'Vra eers ʼn waardasie aan, of lê een vas; dan kan die dokument geliasseer word.',
  'Add the result of the sale first, then upload its documents.':
    'Voeg eers die resultaat van die verkoop by, en laai dan die dokumente op.',
  'This document already has a later version. Replace that one.':
    'Hierdie dokument het reeds ʼn latere weergawe. Vervang daardie een.',
  'This file has already been uploaded. Send it again to upload it a second time.':
    'Hierdie lêer is reeds opgelaai. Stuur dit weer om dit ʼn tweede keer op te laai.',
  'Send the file as multipart/form-data.': 'Stuur die lêer as multipart/form-data.',
  'Choose a file to send.': 'Kies ʼn lêer om te stuur.',
  "'{text}' is not a kind of asset. Examples: {examples}.":
    "'{text}' is nie ʼn soort bate nie. Skryf byvoorbeeld: {examples}.",
  'No valuation request to cancel.': 'Geen waardasieversoek om te kanselleer nie.',
  'The end date is before the start date. Correct one of them.':
    'Die einddatum is voor die begindatum. Maak een van die twee reg.',
  'The company has already been asked. Cancel the request first, so that the company knows.':
    'Die maatskappy is reeds gevra. Kanselleer eers die versoek, sodat die maatskappy weet.',
  'Choose the company first, then send the request.': 'Kies eers die maatskappy, en stuur dan die versoek.',
  'Leave this out: a new asset is given its own number.': 'Laat dit weg: ʼn nuwe bate kry sy eie nommer.',
  'This asset is in another matter. Leave this out: an asset stays in its matter.':
    'Hierdie bate is in ʼn ander saak. Laat dit weg: ʼn bate bly in sy saak.',
  'This asset is not sold at an auction. Leave this out, or send isAuction as true.':
    'Hierdie bate word nie by ʼn veiling verkoop nie. Laat dit weg, of stuur isAuction as true.',
  'This contradicts the rest of the asset. Leave it out, or change what it follows from.':
    'Dit weerspreek die res van die bate. Laat dit weg, of verander waaruit dit volg.',
};
