export const af: Readonly<Record<string, string>> = {
  'time to claim on an undertaking': 'tyd om op ʼn onderneming te eis',
  'As the Fund states it; to be confirmed against the undertaking.':
    'Soos die Fonds dit stel; moet teen die onderneming bevestig word.',
  'This claim was lodged, so its schedule cannot be changed. Add the account to the next claim.':
    'Hierdie eis is ingedien en die skedule kan nie verander word nie. Voeg die rekening by die volgende eis.',
  'The date of the service is in the future. Claim it once it was given.':
    'Die datum van die diens is in die toekoms. Eis dit sodra dit gelewer is.',
  'The service was provided before the accident, so the undertaking does not cover it.':
    'Die diens is voor die ongeluk gelewer; die onderneming dek dit dus nie.',
  'The time limit for claiming this service ended on {day}. The Fund may refuse it.':
    'Die tydsbeperking om hierdie diens te eis, het op {day} verstryk. Die Fonds kan dit weier.',
  'This claim has payments or letters, so it needs a lodging date. To clear the date, remove them first.':
    'Hierdie eis het betalings of briewe en moet dus ʼn indieningsdatum hê. Om die datum leeg te maak, verwyder dit eers.',
  'The schedule of this claim is empty. Add the accounts before it is lodged.':
    'Die skedule van hierdie eis is leeg. Voeg die rekeninge by voordat dit ingedien word.',
  'First enter the Fund’s link number, which must appear on every claimed account.':
    'Voer eers die Fonds se skakelnommer in, wat op elke rekening wat geëis word, moet verskyn.',
  'This date is in the future. Lodge the claim first, then enter the date.':
    'Hierdie datum is in die toekoms. Dien eers die eis in en voer dan die datum in.',
  'The schedule includes a service of {day}. The claim cannot be lodged before that date.':
    'Die skedule bevat ʼn diens van {day}. Die eis kan nie voor daardie datum ingedien wees nie.',
  'The acknowledgement date must be on or after the lodging date and not in the future.':
    'Die erkenningsdatum moet op of ná die indieningsdatum wees en nie in die toekoms nie.',
  'The end date must be on or after the lodging date and not in the future.':
    'Die einddatum moet op of ná die indieningsdatum wees en nie in die toekoms nie.',
  'The amount paid differs from the amount claimed. Choose whether to accept or escalate the difference.':
    'Die bedrag wat betaal is, verskil van die bedrag wat geëis is. Kies of u die verskil aanvaar of verder voer.',
  'A payment is not in the bank yet. Match it to the bank statement before you end the claim.':
    'ʼn Betaling is nog nie in die bank nie. Pas dit by die bankstaat voordat u die eis beëindig.',
  'This claim has not been lodged, so it cannot have payments.':
    'Hierdie eis is nog nie ingedien nie en kan dus nie betalings hê nie.',
  'This claim has ended. Clear its end date before you add to it.':
    'Hierdie eis is beëindig. Maak die einddatum leeg voordat u iets byvoeg.',
  'This date is in the future. Enter the payment once it has been made.':
    'Hierdie datum is in die toekoms. Voer die betaling in sodra dit gemaak is.',
  'The Fund cannot have paid before the claim was lodged.':
    'Die Fonds kan nie betaal het voordat die eis ingedien is nie.',
  'The Fund paid the supplier directly, so this payment is not in a bank account of the trust.':
    'Die Fonds het die verskaffer direk betaal; hierdie betaling is dus nie in ʼn bankrekening van die trust nie.',
  'This income has not been received in the bank yet.': 'Hierdie inkomste is nog nie in die bank ontvang nie.',
  'More is set against this receipt than came into the bank. Choose another, or part the amount.':
    'Meer word teen hierdie ontvangs gestel as wat in die bank gekom het. Kies ʼn ander, of deel die bedrag.',
  'Choose 30, 60 or 90 days.': 'Kies 30, 60 of 90 dae.',
  'The person the trust was created for.': 'Die persoon vir wie die trust geskep is.',
  'No time to claim runs out against them.': 'Geen tyd om te eis verstryk teen hulle nie.',
  'It appears on every claimed account.': 'Dit verskyn op elke rekening wat geëis word.',
  'The certificate of section 17(4)(a).': 'Die sertifikaat van artikel 17(4)(a).',
  'The claimant’s share for contributory negligence.': 'Wat die eiser weens eie nalatigheid dra.',
  'For example, therapy from January to March.': 'Byvoorbeeld terapie van Januarie tot Maart.',
  'The schedule cannot change after this date.': 'Die skedule kan ná hierdie datum nie verander nie.',
  'If the amount paid differs from the amount claimed.': 'As die betaalde bedrag van die geëiste bedrag verskil.',
  'The Fund rejects items that are not linked to the accident.':
    'Die Fonds weier items wat nie met die ongeluk verband hou nie.',
  'The expense through which the trust paid it.': 'Die uitgawe waardeur die trust dit betaal het.',
  'A specified tax invoice; the Fund takes no receipt for one.':
    'ʼn Gespesifiseerde belastingfaktuur; die Fonds neem geen kwitansie daarvoor nie.',
  'Leave blank until you find it on the statement.': 'Laat leeg totdat u dit op die staat vind.',
  'This entry is linked to a Road Accident Fund payment, so it cannot be removed. Remove it from the payment first.':
    'Hierdie inskrywing is aan ʼn betaling van die Padongelukfonds gekoppel en kan nie verwyder word nie. Verwyder dit eers uit die betaling.',
  'The claim has not been outstanding for {count} days yet.': 'Die eis is nog nie {count} dae uitstaande nie.',
  'The letter of {count} days went already.': 'Die brief van {count} dae is reeds gestuur.',
  'This claim was lodged, so it cannot be removed. Clear the lodging date first.':
    'Hierdie eis is ingedien en kan nie verwyder word nie. Maak eers die indieningsdatum leeg.',
  'This invoice is already in the claim “{claim}”. An account can be claimed only once.':
    'Hierdie faktuur is reeds in die eis “{claim}”. ʼn Rekening kan net een keer geëis word.',
  'This claim has ended. Clear its end date first.': 'Hierdie eis is beëindig. Maak eers die einddatum leeg.',
  'Only a trust claims on an undertaking of the Road Accident Fund.':
    'Net ʼn trust eis op ʼn onderneming van die Padongelukfonds.',
  'This date is in the future.': 'Hierdie datum is in die toekoms.',
  'The order cannot be dated before the accident.': 'Die bevel kan nie voor die ongeluk gedateer wees nie.',
  'The undertaking cannot be dated before the accident.': 'Die onderneming kan nie voor die ongeluk gedateer wees nie.',
};
