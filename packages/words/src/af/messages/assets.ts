/** Assets, what they are worth and how they are sold. */
export const af: Readonly<Record<string, string>> = {
  'Give a description.': 'Gee ʼn beskrywing.',
  'A rate of a day to come is not known yet. Enter an earlier day.':
    'ʼn Koers van ʼn toekomstige dag is nog nie bekend nie. Voer ʼn vroeëre dag in.',
  'Give the currency by its three letters, for example USD.': 'Gee die geldeenheid se drie letters, byvoorbeeld USD.',
  'Enter the rate for {currency} on the day of the valuation.':
    'Voer die koers vir {currency} op die dag van die waardasie in.',
  'Enter the day of the rate for {currency}.': 'Voer die dag van die koers vir {currency} in.',
  'This person stands twice. Add the two shares into one.':
    'Hierdie persoon staan twee keer. Tel die twee aandele bymekaar.',
  'Enter a share above 0 and at most 1.': 'Voer ʼn aandeel bo 0 en hoogstens 1 in.',
  'The shares must add up to the whole: change one, or add who takes the rest.':
    'Die aandele moet saam die geheel wees: verander een, of voeg by wie die res kry.',
  'An account cannot be held in itself. Choose another.':
    'ʼn Rekening kan nie in homself gehou word nie. Kies ʼn ander.',
  'Choose an account that is captured in this matter.': 'Kies ʼn rekening wat in hierdie saak vasgelê is.',
  '{account} cannot hold other assets. Choose an investment, a business or a foreign account.':
    '{account} kan nie ander bates hou nie. Kies ʼn belegging, ʼn besigheid of ʼn buitelandse rekening.',
  '{account} is itself held in an account. Choose that one.':
    '{account} word self in ʼn rekening gehou. Kies daardie een.',
  '{count} assets are held in this one. Move them first.': '{count} bates word in hierdie een gehou. Skuif hulle eers.',
  'A limited interest is not held in an account. Leave this empty.':
    'ʼn Beperkte belang word nie in ʼn rekening gehou nie. Laat dit leeg.',
  '{kind} has no capital gain. Remove the facts for it.':
    '{kind} het geen kapitaalwins nie. Verwyder die feite daarvoor.',
  'This asset has several costs. Change them on the Assets tab.':
    'Hierdie bate het verskeie kostes. Wysig hulle op die Bates-oortjie.',
  'Give the base cost, or the facts of 1 October 2001; not both.':
    'Gee die basiskoste, of die feite van 1 Oktober 2001; nie albei nie.',
  'Only immovable property can be a residence. Choose another ground.':
    'Slegs onroerende eiendom kan ʼn woning wees. Kies ʼn ander grond.',
  '{kind} is not listed under this class. Choose another.':
    '{kind} word nie onder hierdie klas gelys nie. Kies ʼn ander.',
  'Enter the share the estate owns, above 0 and at most 1.':
    'Voer die aandeel in wat die boedel besit, bo 0 en hoogstens 1.',
  'Say why this asset is not yet realised or awarded.':
    'Sê waarom hierdie bate nog nie te gelde gemaak of toegeken is nie.',
  'Give the number of the account, counted from 1.': 'Gee die nommer van die rekening, getel van 1 af.',
  'Enter a day of acquisition that is not in the future.': 'Voer ʼn verkrygingsdag in wat nie in die toekoms lê nie.',
  'Enter a day of acquisition on or before the date of death.': 'Voer ʼn verkrygingsdag op of voor die sterfdatum in.',
  'Say what created the right: the will, deed or contract.':
    'Sê wat die reg geskep het: die testament, akte of kontrak.',
  'Only a policy, fund or trust pays past the estate. Choose that kind, or leave this out.':
    'Slegs ʼn polis, fonds of trust betaal buite die boedel om. Kies daardie soort, of laat dit uit.',
  'Name who is paid. What is payable to the estate is an asset of its own.':
    'Noem wie betaal word. Wat aan die boedel betaalbaar is, is ʼn bate op sy eie.',
  'Name who takes the property when the interest of the deceased ends.':
    'Noem wie die eiendom kry wanneer die oorledene se belang eindig.',
  "'{text}' is not a rate. Write it like 18.4025.": "'{text}' is nie ʼn koers nie. Skryf dit soos 18.4025.",
  "'{text}' is not a share. Write it like 1/2 or 50%.": "'{text}' is nie ʼn aandeel nie. Skryf dit soos 1/2 of 50%.",
  'This asset is sold. Cancel the sale first if it fell through.':
    'Hierdie bate is verkoop. Kanselleer eers die verkoop as dit deurgeval het.',
  'A sale is arranged already. Cancel it before you arrange another.':
    'ʼn Verkoop is reeds gereël. Kanselleer dit voordat u ʼn ander reël.',
  'Request a valuation first, or capture one; then a sale can be arranged.':
    'Vra eers ʼn waardasie aan, of lê een vas; dan kan ʼn verkoop gereël word.',
  'Give the day of the auction.': 'Gee die dag van die veiling.',
  'The valuation was requested on {day}; a sale cannot be arranged before that.':
    'Die waardasie is op {day} aangevra; ʼn verkoop kan nie voor daardie dag gereël word nie.',
  'Arrange the sale first; then {what}.': 'Reël eers die verkoop; dan {what}.',
  'the signed offer can be added': 'kan die getekende aanbod bygevoeg word',
  'how the auction went can be recorded': 'kan aangeteken word hoe die veiling verloop het',
  'its result can be added': 'kan die resultaat bygevoeg word',
  'The result of this sale is in. Cancel the sale to change its offer.':
    'Die resultaat van hierdie verkoop is bekend. Kanselleer die verkoop om die aanbod te verander.',
  'The sale was arranged on {day}. Enter that day or a later one.':
    'Die verkoop is op {day} gereël. Voer daardie dag of ʼn latere een in.',
  'Give the name of the buyer.': 'Gee die naam van die koper.',
  'This asset is sold out of hand. It has no auction.':
    'Hierdie bate word uit die hand verkoop. Dit het geen veiling nie.',
  'Give the new day of the auction that was postponed.': 'Gee die nuwe dag van die veiling wat uitgestel is.',
  'Add the signed offer to purchase first; then the result of the sale.':
    'Voeg eers die getekende koopaanbod by; dan die resultaat van die verkoop.',
  'The offer was signed on {day}. Enter that day or a later one.':
    'Die aanbod is op {day} onderteken. Voer daardie dag of ʼn latere een in.',
  'The auction did not sell it. Record that it was sold first, or cancel and arrange another.':
    'Die veiling het dit nie verkoop nie. Teken eers aan dat dit verkoop is, of kanselleer en reël ʼn ander.',
  'The auction is on {day}. Enter that day or a later one.':
    'Die veiling is op {day}. Voer daardie dag of ʼn latere een in.',
  'No sale is arranged, so there is none to cancel.':
    'Geen verkoop is gereël nie; daar is dus niks om te kanselleer nie.',
  'Say why the sale is cancelled.': 'Sê waarom die verkoop gekanselleer word.',
  'The account itself is then not counted: what is in it is.':
    'Die rekening self word dan nie getel nie: wat daarin is, word getel.',
  'Enter a day that is not in the future.': 'Voer ʼn dag in wat nie in die toekoms lê nie.',
  'Only a value can be the one in use. A cost always counts.':
    'Slegs ʼn waarde kan die een in gebruik wees. ʼn Koste tel altyd.',
  'Choose somebody who is captured in this matter.': 'Kies iemand wat in hierdie saak vasgelê is.',
  'Choose the spouse whose house it belongs to.': 'Kies die gade aan wie se huis dit behoort.',
  'Give to whom it is lent, the day of the deed and for how many years.':
    'Gee aan wie dit geleen is, die dag van die akte en vir hoeveel jaar.',
  'Choose who enjoys the property from now on.': 'Kies wie die eiendom van nou af geniet.',
  'This find is settled. Reopen it first.': 'Hierdie vonds is afgehandel. Heropen dit eers.',
  'This find is an asset now. Remove the asset first; then the find can be reopened.':
    'Hierdie vonds is nou ʼn bate. Verwyder eers die bate; dan kan die vonds heropen word.',
  'Choose the valuer first; then the request can be mailed.':
    'Kies eers die waardeerder; dan kan die versoek gepos word.',
  'Choose the auctioneer first; then the sale can be mailed.': 'Kies eers die afslaer; dan kan die verkoop gepos word.',
  'This entry has no e-mail address. Add it to the directory first.':
    'Hierdie inskrywing het geen e-posadres nie. Voeg dit eers by die gids.',
  'Request the valuation first; then it can be mailed.': 'Vra eers die waardasie aan; dan kan dit gepos word.',
  'Arrange a sale by auction first; then the auctioneer can be mailed.':
    'Reël eers ʼn verkoop per veiling; dan kan aan die afslaer geskryf word.',
  'Arrange a sale out of hand first; then the buyer can be mailed.':
    'Reël eers ʼn verkoop uit die hand; dan kan aan die koper geskryf word.',
  'Give the e-mail address of the buyer first.': 'Gee eers die koper se e-posadres.',
  'Choose what to change first.': 'Kies eers wat om te verander.',
  '{count} of these assets were changed since. Change them back one by one.':
    '{count} van hierdie bates is sedertdien verander. Verander hulle een vir een terug.',
  '{count} assets are held in this one. Move or remove them first.':
    '{count} bates word in hierdie een gehou. Skuif of verwyder hulle eers.',
  'Request a valuation first, or capture one; then its paper can be filed.':
    'Vra eers ʼn waardasie aan, of lê een vas; dan kan die dokument geliasseer word.',
  'Add the result of the sale first; then its papers can be filed.':
    'Voeg eers die resultaat van die verkoop by; dan kan die dokumente geliasseer word.',
  'This paper has a later version already. Replace that one.':
    'Hierdie dokument het reeds ʼn latere weergawe. Vervang daardie een.',
  'This file is filed already. Send it again to file it once more.':
    'Hierdie lêer is reeds geliasseer. Stuur dit weer om dit nog ʼn keer te liasseer.',
  'Send the file as multipart/form-data.': 'Stuur die lêer as multipart/form-data.',
  'Choose a file to send.': 'Kies ʼn lêer om te stuur.',
  "'{text}' is no kind of asset. Write for example: {examples}.":
    "'{text}' is nie ʼn soort bate nie. Skryf byvoorbeeld: {examples}.",
  'No valuer was asked, so there is nothing to cancel.':
    'Geen waardeerder is gevra nie, dus is daar niks om te kanselleer nie.',
  'It ends before it begins. Correct one of the days.': 'Dit eindig voor dit begin. Stel een van die dae reg.',
  'The company was asked. Cancel it first, so that it is told.':
    'Die maatskappy is gevra. Kanselleer dit eers, sodat hulle ingelig word.',
  'Choose the company first; then it can be asked.': 'Kies eers die maatskappy; dan kan dit gevra word.',
  'Leave this out: a new asset is given its own number.': 'Laat dit weg: ʼn nuwe bate kry sy eie nommer.',
  'This asset is in another matter. Leave this out: an asset stays in its matter.':
    'Hierdie bate is in ʼn ander saak. Laat dit weg: ʼn bate bly in sy saak.',
  'This asset is not sold at an auction. Leave this out, or send isAuction as true.':
    'Hierdie bate word nie by ʼn veiling verkoop nie. Laat dit weg, of stuur isAuction as true.',
  'This contradicts the rest of the asset. Leave it out, or change what it follows from.':
    'Dit weerspreek die res van die bate. Laat dit weg, of verander waaruit dit volg.',
};
