export const af: Readonly<Record<string, string>> = {
  'Choose a beneficiary of this trust.': 'Kies ʼn begunstigde van hierdie trust.',
  'A year of assessment ends on the last day of February. Enter that day.':
    'ʼn Jaar van aanslag eindig op die laaste dag van Februarie. Voer daardie dag in.',
  'Choose the type of income. It keeps its nature in the donor’s hands.':
    'Kies die soort inkomste. Dit behou sy aard by die skenker.',
  'Choose the beneficiary in whom it vested.': 'Kies die begunstigde in wie dit gevestig het.',
  'We do not know whether {name} is a resident, and tax them as one here. Enter it under Beneficiaries.':
    'Dit is nie bekend of {name} ʼn inwoner is nie. Hulle word hier as een belas. Voer dit onder Begunstigdes in.',
  'No date of birth of a beneficiary is known, so it is not known whether the trust is still a special trust of type B.':
    'Geen begunstigde se geboortedatum is bekend nie, dus is dit nie bekend of die trust nog ʼn spesiale trust van tipe B is nie.',
  'The youngest beneficiary was 18 by the end of this year, so the trust is not a special trust of type B. Tax it as an ordinary trust.':
    'Die jongste begunstigde was teen die einde van hierdie jaar 18, dus is die trust nie ʼn spesiale trust van tipe B nie. Belas dit as ʼn gewone trust.',
  'This tax year has already been captured. Edit that entry.':
    'Hierdie belastingjaar is reeds vasgevang. Wysig daardie inskrywing.',
  'The year last assessed ended before this one. Enter an earlier day.':
    'Die jaar wat laas aangeslaan is, het voor hierdie een geëindig. Voer ʼn vroeër dag in.',
  'At most {left} of this was earned in the year and is not attributed yet.':
    'Hoogstens {left} hiervan is in die jaar verdien en nog nie toegereken nie.',
  'Only a South African trust has a return to SARS.': 'Net ʼn Suid-Afrikaanse trust het ʼn opgawe aan die SAID.',
  'Taxed in the hands of a donor': 'By ʼn skenker belas',
  'Facts of the tax year': 'Feite van die belastingjaar',
  '{what}: the income of this year of assessment is {had} and {vested} has already vested, so at most {left} can vest. Capture the income first, or distribute capital.':
    '{what}: {had} het in hierdie jaar van aanslag ingekom en {vested} het reeds gevestig, dus kan hoogstens {left} vestig. Vang eers die inkomste vas, of keer kapitaal uit.',
  'Foreign pension': 'Buitelandse pensioen',
  'Foreign annuity': 'Buitelandse annuïteit',
  'Foreign interest': 'Buitelandse rente',
  'Foreign dividends': 'Buitelandse dividende',
  'Foreign rent': 'Buitelandse huur',
  'Other foreign income': 'Ander buitelandse inkomste',
  'This day is in the future. Enter it once the award has vested.':
    'Hierdie dag lê nog voor. Voer dit in sodra dit gevestig het.',
  'Choose the type of income. It keeps its nature in the beneficiary’s hands.':
    'Kies die soort inkomste. Dit behou sy aard by die begunstigde.',
  'An asset distributed in kind is capital. Choose capital, or leave the asset blank.':
    'ʼn Bate wat in natura uitgekeer word, is kapitaal. Kies kapitaal, of laat die bate leeg.',
  'Trustees decide together what a beneficiary receives. Choose their resolution, or first propose one under Meetings.':
    'Trustees besluit saam wat ʼn begunstigde ontvang. Kies hul besluit, of stel eers een onder Vergaderings voor.',
  'This resolution was not carried. Note how the trustees voted first.':
    'Hierdie besluit is nie aangeneem nie. Teken eers aan hoe die trustees gestem het.',
  'The trustees resolved on {day}, in a later year of assessment. Income of a year vests by a resolution of that year; afterwards it is the trust’s own.':
    'Die trustees het op {day} besluit, in ʼn latere jaar van aanslag. Inkomste van ʼn jaar vestig deur ʼn besluit van daardie jaar; daarna is dit die trust se eie.',
  'The trustees resolved on {day}. It vests on that day or later.':
    'Die trustees het op {day} besluit. Dit vestig op daardie dag of later.',
  'Identity, passport or registration number': 'Identiteits-, paspoort- of registrasienommer',
  '{asset} has no value yet and is not included.': '{asset} het nog geen waarde nie en is nie ingesluit nie.',
  'More income was vested than the trust had left after its expenses: {over} too much. Anything above the income of the year is capital.':
    'Meer inkomste is gevestig as wat die trust na sy uitgawes oorgehad het: {over} te veel. Wat bo die inkomste van die jaar is, is kapitaal.',
  '{head}: {vested} was vested, but the income was {had}. Correct the type of income.':
    '{head}: {vested} is gevestig, en {had} het ingekom. Stel reg wat die inkomste was.',
  'There is money in the bank that has not been classified. Classify it.':
    'Daar is geld in die bank wat nog nie geklassifiseer is nie. Klassifiseer dit.',
  'Still to be received': 'Nog te ontvang',
  'Still to be paid': 'Nog te betaal',
  'Paid, not yet classified': 'Betaal, nog nie geklassifiseer nie',
  'Received, not yet classified': 'Ontvang, nog nie geklassifiseer nie',
  'This fee was invoiced, so its amount cannot be changed. Enter when and from which account it was paid.':
    'Hierdie fooi is gefaktureer en die bedrag kan nie verander word nie. Voer in wanneer en uit watter rekening dit betaal is.',
  'This resolution vested something in a beneficiary, so you cannot remove it. Remove that distribution first.':
    'Hierdie besluit het iets in ʼn begunstigde laat vestig; u kan dit dus nie verwyder nie. Verwyder eers daardie uitkering.',
  'Only a beneficiary of the trust takes from it. Capture them under Beneficiaries first.':
    'Net ʼn begunstigde van die trust ontvang daaruit. Vang hulle eers onder Begunstigdes vas.',
  'This asset has already been given to a beneficiary. Edit that entry.':
    'Hierdie bate is reeds aan ʼn begunstigde gegee. Wysig daardie inskrywing.',
  'Only a trust has the statements of a trust.': 'Net ʼn trust het die state van ʼn trust.',
  'No year of the trust ends on this date. Choose one of its years.':
    'Geen jaar van die trust eindig op hierdie datum nie. Kies een van sy jare.',
  'The closing capital does not follow from what was captured: {amount} is not explained. Check the days on which assets and debts were added, and the payments on them.':
    'Die kapitaal aan die einde volg nie uit wat vasgelê is nie: {amount} word nie verklaar nie. Kyk na die dae waarop bates en skulde gekom het, en na wat daarop betaal is.',
  'Every rand is paid, given or carried forward': 'Elke rand is betaal, gegee of oorgedra',
  'Distributions to each beneficiary, less payments, equal what the trust owes them':
    'Wat aan elke begunstigde toegeken is, min wat betaal is, is wat die trust hulle skuld',
  'The books hold what the bank accounts hold': 'Die boeke hou wat die bankrekeninge hou',
};
