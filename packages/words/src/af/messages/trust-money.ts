export const af: Readonly<Record<string, string>> = {
  'This day is still to come. Enter it once it has vested.':
    'Hierdie dag lê nog voor. Voer dit in sodra dit gevestig het.',
  'Say what the income was. It keeps its nature with the beneficiary.':
    'Sê wat die inkomste was. Dit behou sy aard by die begunstigde.',
  'An asset given as it is is capital. Choose capital, or leave the asset open.':
    'ʼn Bate wat gegee word soos dit is, is kapitaal. Kies kapitaal, of laat die bate oop.',
  'Trustees decide together what a beneficiary gets. Choose their resolution, or put one under Meetings first.':
    'Trustees besluit saam wat ʼn begunstigde kry. Kies hulle besluit, of stel eers een onder Vergaderings voor.',
  'This resolution was not carried. Note how the trustees voted first.':
    'Hierdie besluit is nie aangeneem nie. Teken eers aan hoe die trustees gestem het.',
  'The trustees resolved on {day}, in a later year of assessment. Income of a year vests by a resolution of that year; afterwards it is the trust’s own.':
    'Die trustees het op {day} besluit, in ʼn latere jaar van aanslag. Inkomste van ʼn jaar vestig deur ʼn besluit van daardie jaar; daarna is dit die trust se eie.',
  'The trustees resolved on {day}. It vests on that day or later.':
    'Die trustees het op {day} besluit. Dit vestig op daardie dag of later.',
  'Identity, passport or registration number': 'Identiteits-, paspoort- of registrasienommer',
  '{asset} has no value yet and counts nothing.': '{asset} het nog geen waarde nie en tel niks.',
  'More income was vested than the trust had left after its expenses: {over} too much. What is beyond the income of the year is capital.':
    'Meer inkomste is gevestig as wat die trust na sy uitgawes oorgehad het: {over} te veel. Wat bo die inkomste van die jaar is, is kapitaal.',
  '{head}: {vested} was vested, and {had} came in. Correct what the income was.':
    '{head}: {vested} is gevestig, en {had} het ingekom. Stel reg wat die inkomste was.',
  'Money that nobody has said anything about stands in the bank. Classify it.':
    'Geld waaroor niemand iets gesê het nie, staan in die bank. Klassifiseer dit.',
  'Still to be received': 'Nog te ontvang',
  'Still to be paid': 'Nog te betaal',
  'Paid, not yet classified': 'Betaal, nog nie geklassifiseer nie',
  'Received, not yet classified': 'Ontvang, nog nie geklassifiseer nie',
  'This is a fee that was invoiced, so it stays at that amount. Say here on which day and from which account it was paid.':
    'Dit is ʼn fooi wat gefaktureer is, dus bly dit op daardie bedrag. Sê hier op watter dag en uit watter rekening dit betaal is.',
  'Something vested in a beneficiary by this resolution, so it stands. Take that distribution out first.':
    'Iets het deur hierdie besluit in ʼn begunstigde gevestig, dus staan dit. Haal eers daardie uitkering uit.',
  'Only a beneficiary of the trust takes from it. Capture them under Beneficiaries first.':
    'Net ʼn begunstigde van die trust ontvang daaruit. Vang hulle eers onder Begunstigdes vas.',
  'This asset was given to a beneficiary already. Change that entry.':
    'Hierdie bate is reeds aan ʼn begunstigde gegee. Verander daardie inskrywing.',
  'Only a trust has the statements of a trust.': 'Net ʼn trust het die state van ʼn trust.',
  'The trust has no year that ends on this day. Choose one of its years.':
    'Die trust het geen jaar wat op hierdie dag eindig nie. Kies een van sy jare.',
  'The capital at the end does not follow from what was captured: {amount} is not explained. Look at the days on which assets and debts came, and at what was paid on them.':
    'Die kapitaal aan die einde volg nie uit wat vasgelê is nie: {amount} word nie verklaar nie. Kyk na die dae waarop bates en skulde gekom het, en na wat daarop betaal is.',
};
