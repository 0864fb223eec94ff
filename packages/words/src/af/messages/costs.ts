/** Fees, tariffs, advertisements and security. */
export const af: Readonly<Record<string, string>> = {
  'Budget: newspapers quote R400 to R700 a notice, the Gazette about R40.':
    'Begroting: koerante kwoteer R400 tot R700 per kennisgewing, die Staatskoerant omtrent R40.',
  'The money and the part already charged as income are more than all that is handed over. Correct one of them.':
    'Die geld en die deel wat reeds as inkomste gehef is, is meer as alles wat oorhandig word. Maak een daarvan reg.',
  'The will fixes the remuneration. Set a lower figure by hand, with its reason.':
    'Die testament bepaal die vergoeding. Stel ʼn laer syfer met die hand, met die rede.',
  'A rate in the will lies outside 0% to 100%. Enter it as the will gives it.':
    'ʼn Koers in die testament lê buite 0% tot 100%. Voer dit in soos die testament dit gee.',
  "A reduced rate lies between 0% and the tariff's {limit}%. More than the tariff needs the Master.":
    'ʼn Verlaagde koers lê tussen 0% en die tarief se {limit}%. Meer as die tarief verg die Meester.',
  'Receipt {id} stands more than once. Choose one base for it: capital or income, not both.':
    'Ontvangs {id} staan meer as een keer. Kies een basis daarvoor: kapitaal of inkomste, nie albei nie.',
  'The step of R2 000 and the first day of this scale are inferred; confirm against the gazette.':
    'Die trap van R2 000 en die eerste dag van hierdie skaal is afgelei; bevestig teen die koerant.',
  "The step of the Master's fee is nil. Enter the amount of one step.":
    'Die trap van die Meestersgelde is nul. Voer die bedrag van een trap in.',
  'Scale captured as a setting.': 'Skaal as ʼn instelling vasgelê.',
  'A setting of the firm.': 'ʼn Instelling van die firma.',
  'Convention of the market; the insurer sets its own rate and minimum.':
    'Gebruik van die mark; die versekeraar stel sy eie koers en minimum.',
  'A premium covers one or more whole years. Enter the number of years.':
    'ʼn Premie dek een of meer heel jare. Voer die aantal jare in.',
  'The premium rate is below nil. Enter the rate the insurer quoted.':
    'Die premiekoers is onder nul. Voer die koers in wat die versekeraar gekwoteer het.',
  'Enter the rate the insurer quoted.': 'Voer die koers in wat die versekeraar gekwoteer het.',
  'As quoted.': 'Soos gekwoteer.',
  'Executor {id} stands more than once. Remove the second entry.':
    'Eksekuteur {id} staan meer as een keer. Verwyder die tweede inskrywing.',
  'Name at least one executor.': 'Noem ten minste een eksekuteur.',
  'The fee is below nil. Enter it as a positive amount.': 'Die fooi is onder nul. Voer dit as ʼn positiewe bedrag in.',
  'Give every executor a part of the fee, or none of them for equal parts.':
    'Gee elke eksekuteur ʼn deel van die fooi, of niemand nie vir gelyke dele.',
  'A part of the fee is nil or less. Remove that executor from the sharing.':
    'ʼn Deel van die fooi is nul of minder. Haal daardie eksekuteur uit die verdeling.',
  "Wait until the estate may be distributed, or record the Master's written approval to pay earlier.":
    'Wag tot die boedel verdeel mag word, of teken die Meester se skriftelike goedkeuring om vroeër te betaal aan.',
  'In force with the regulations of 1 April 1972; confirm the percentages for deaths long past.':
    'Van krag met die regulasies van 1 April 1972; bevestig die persentasies vir sterftes lank gelede.',
  'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff.':
    'Algemeen in Namibië aangehaal; bevestig teen die gepubliseerde Namibiese tarief.',
  'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff. No minimum is on record.':
    'Algemeen in Namibië aangehaal; bevestig teen die gepubliseerde Namibiese tarief. Geen minimum is op rekord nie.',
  'Taken to run from the commencement of the Act; confirm the date of the regulation.':
    'Geneem as geldend vanaf die inwerkingtreding van die Wet; bevestig die datum van die regulasie.',
  'The 15.5% once planned for May 2025 never took effect.':
    'Die 15,5% wat eens vir Mei 2025 beplan is, het nooit in werking getree nie.',
  'Administration costs': 'Administrasiekoste',
  Advertisements: 'Advertensies',
  Remuneration: 'Vergoeding',
  'Income collected': 'Inkomste ingevorder',
  'Commission at {rate}%': 'Kommissie teen {rate}%',
  'Property handed over': 'Eiendom oorhandig',
  'Money handed over': 'Geld oorhandig',
  'Remuneration with VAT': 'Vergoeding met BTW',
  VAT: 'BTW',
  'Fixed by the will': 'Deur die testament bepaal',
  'Agreed below the tariff': 'Onder die tarief ooreengekom',
  'Gross value of the assets': 'Bruto waarde van die bates',
  'Income after death': 'Inkomste na die dood',
  'Raised to the minimum for the estate': 'Verhoog tot die minimum vir die boedel',
  'Base of the commission': 'Basis van die kommissie',
  Capital: 'Kapitaal',
  'Capital realised for immediate use': 'Kapitaal te gelde gemaak vir dadelike gebruik',
  'Gross value': 'Bruto waarde',
  'Below the first amount that carries a fee': 'Onder die eerste bedrag wat ʼn fooi dra',
  'First fee': 'Eerste fooi',
  'Complete steps above the first: {steps}': 'Volle trappe bo die eerste: {steps}',
  'Limited to the maximum': 'Tot die maksimum beperk',
  'Levied on the first account alone': 'Slegs op die eerste rekening gehef',
  'account {number}': 'rekening {number}',
  'As computed': 'Soos bereken',
  'Set by hand': 'Met die hand gestel',
  'Value in the inventory': 'Waarde in die inventaris',
  'Amount secured': 'Bedrag gedek',
  '{rate}% a year for {years} year(s)': '{rate}% per jaar vir {years} jaar',
  'Minimum premium': 'Minimum premie',
  'One fee among the executors': 'Een fooi onder die eksekuteurs',
  Fee: 'Fooi',
  'Part of {executor}': 'Deel van {executor}',
  'VAT of {executor}': 'BTW van {executor}',
  Charge: 'Heffing',
  'No VAT': 'Geen BTW nie',
  'Rate in force on {day}': 'Koers van krag op {day}',
};
