export const af: Readonly<Record<string, string>> = {
  'time to claim on an undertaking': 'tyd om op ʼn onderneming te eis',
  'As the Fund states it; to be confirmed against the undertaking.':
    'Soos die Fonds dit stel; moet teen die onderneming bevestig word.',
  'This claim was lodged, so its schedule stays as it is. Put the account into the next claim.':
    'Hierdie eis is ingedien, dus bly die skedule soos dit is. Sit die rekening in die volgende eis.',
  'The service lies in the future. Claim it once it was given.':
    'Die diens lê in die toekoms. Eis dit sodra dit gelewer is.',
  'The service was given before the accident, so the undertaking does not cover it.':
    'Die diens is voor die ongeluk gelewer, dus dek die onderneming dit nie.',
  'The time to claim this service ran out on {day}. The Fund may refuse it.':
    'Die tyd om hierdie diens te eis het op {day} verstryk. Die Fonds kan dit weier.',
  'It was paid on or followed up, so it was lodged. Remove what followed first.':
    'Daar is daarop betaal of dit is opgevolg, dus is dit ingedien. Verwyder eers wat gevolg het.',
  'The schedule of this claim is empty. Add the accounts before it is lodged.':
    'Die skedule van hierdie eis is leeg. Voeg die rekeninge by voordat dit ingedien word.',
  'Capture the link number of the Fund first: it stands on every account that is claimed.':
    'Vang eers die skakelnommer van die Fonds vas: dit staan op elke rekening wat geëis word.',
  'The day lies in the future. Lodge the claim first, then give the day.':
    'Die dag lê in die toekoms. Dien eers die eis in en gee dan die dag.',
  'A service of {day} is on the schedule, so it was not lodged before.':
    'ʼn Diens van {day} is op die skedule, dus is dit nie vroeër ingedien nie.',
  'The Fund acknowledges a claim after it was lodged, and not in the future.':
    'Die Fonds erken ʼn eis nadat dit ingedien is, en nie in die toekoms nie.',
  'A claim ends after it was lodged, and not in the future.':
    'ʼn Eis eindig nadat dit ingedien is, en nie in die toekoms nie.',
  'What was paid is not what was claimed. Say whether the difference is accepted or escalated.':
    'Wat betaal is, is nie wat geëis is nie. Sê of die verskil aanvaar of verder gevoer word.',
  'A payment is not in the bank yet. Find it on the statement before the claim is ended.':
    'ʼn Betaling is nog nie in die bank nie. Vind dit op die staat voordat die eis beëindig word.',
  'This claim was not lodged, so nothing was paid on it.':
    'Hierdie eis is nie ingedien nie, dus is niks daarop betaal nie.',
  'This claim was ended. Take its last day out to add to it.':
    'Hierdie eis is beëindig. Haal die laaste dag uit om daaraan toe te voeg.',
  'The day lies in the future. Enter the payment once it was made.':
    'Die dag lê in die toekoms. Voer die betaling in sodra dit gemaak is.',
  'The Fund cannot have paid before the claim was lodged.':
    'Die Fonds kan nie betaal het voordat die eis ingedien is nie.',
  'What the Fund paid to the supplier is in no bank account of the trust.':
    'Wat die Fonds aan die verskaffer betaal het, is in geen bankrekening van die trust nie.',
  'This income is still to be received: it is not in the bank.':
    'Hierdie inkomste moet nog ontvang word: dit is nie in die bank nie.',
  'More is set against this receipt than came into the bank. Choose another, or part the amount.':
    'Meer word teen hierdie ontvangs gestel as wat in die bank gekom het. Kies ʼn ander, of deel die bedrag.',
  'Choose 30, 60 or 90 days.': 'Kies 30, 60 of 90 dae.',
  'Whom the trust was made for.': 'Vir wie die trust gemaak is.',
  'No time to claim runs out against them.': 'Geen tyd om te eis verstryk teen hulle nie.',
  'It stands on every account that is claimed.': 'Dit staan op elke rekening wat geëis word.',
  'The certificate of section 17(4)(a).': 'Die sertifikaat van artikel 17(4)(a).',
  'What the claimant carries by reason of own negligence.': 'Wat die eiser weens eie nalatigheid dra.',
  'What it is for, such as therapy from January to March.': 'Waarvoor dit is, soos terapie van Januarie tot Maart.',
  'From this day its schedule stays as it is.': 'Van hierdie dag af bly die skedule soos dit is.',
  'Where what was paid is not what was claimed.': 'Waar wat betaal is, nie is wat geëis is nie.',
  'The Fund refuses what is not linked.': 'Die Fonds weier wat nie verbind is nie.',
  'The expense with which the trust paid it.': 'Die uitgawe waarmee die trust dit betaal het.',
  'A specified tax invoice; the Fund takes no receipt for one.':
    'ʼn Gespesifiseerde belastingfaktuur; die Fonds neem geen kwitansie daarvoor nie.',
  'Left open until it is found on the statement.': 'Oopgelaat totdat dit op die staat gevind word.',
  'A payment of the Road Accident Fund was found in this entry, so it stays. Take it out of the payment first.':
    'ʼn Betaling van die Padongelukfonds is in hierdie inskrywing gevind, dus bly dit. Haal dit eers uit die betaling.',
  'The claim has not waited {count} days for its money.': 'Die eis het nog nie {count} dae vir die geld gewag nie.',
  'The letter of {count} days went already.': 'Die brief van {count} dae is reeds gestuur.',
  'This claim was lodged, so it stays. Take the day of lodging out first.':
    'Hierdie eis is ingedien, dus bly dit. Haal eers die dag van indiening uit.',
  'This invoice is claimed already, in “{claim}”. An account is claimed once.':
    'Hierdie faktuur word reeds geëis, in “{claim}”. ʼn Rekening word een keer geëis.',
  'This claim was ended. Take its last day out first.': 'Hierdie eis is beëindig. Haal eers die laaste dag uit.',
  'Only a trust claims on an undertaking of the Road Accident Fund.':
    'Net ʼn trust eis op ʼn onderneming van die Padongelukfonds.',
  'The day lies in the future.': 'Die dag lê in die toekoms.',
  'The order cannot be older than the accident.': 'Die bevel kan nie ouer as die ongeluk wees nie.',
  'The undertaking cannot be older than the accident.': 'Die onderneming kan nie ouer as die ongeluk wees nie.',
};
