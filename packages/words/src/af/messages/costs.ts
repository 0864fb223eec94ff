/** Fees, tariffs, advertisements and security. */
export const af: Readonly<Record<string, string>> = {
  'Estimate: newspapers quote R400 to R700 a notice, the Gazette about R40.':
    'Raming: koerante kwoteer R400 tot R700 per kennisgewing, die Staatskoerant omtrent R40.',
  'The money and the part already charged as income are more than all that is handed over. Correct one of them.':
    'Die geld en die deel wat reeds as inkomste gehef is, is meer as alles wat oorhandig word. Maak een daarvan reg.',
  'The will sets the remuneration. To charge less, enter a lower figure by hand with the reason.':
    'Die testament bepaal die vergoeding. Om minder te vra, voer ʼn laer syfer met die hand in, met die rede.',
  'A rate in the will must be between 0% and 100%. Enter it as shown in the will.':
    'ʼn Koers in die testament moet tussen 0% en 100% wees. Voer dit in soos dit in die testament is.',
  "A reduced rate must be between 0% and the tariff's {limit}%. More than the tariff needs the Master.":
    'ʼn Verlaagde koers moet tussen 0% en die tarief se {limit}% wees. Meer as die tarief verg die Meester.',
  'Receipt {id} appears more than once. Choose one base for it, capital or income.':
    'Ontvangs {id} verskyn meer as een keer. Kies een basis daarvoor, kapitaal of inkomste.',
  'The R2 000 step and the first day of this scale are inferred. Confirm against the Gazette.':
    'Die trap van R2 000 en die eerste dag van hierdie skaal is afgelei. Bevestig teen die Staatskoerant.',
  "The step of the Master's fee is zero. Enter the amount of one step.":
    'Die trap van die Meestersgelde is nul. Voer die bedrag van een trap in.',
  'Scale entered as a setting.': 'Skaal as ʼn instelling ingevoer.',
  'Set by the firm.': 'Deur die firma ingestel.',
  'Usual market practice. The insurer sets its own rate and minimum.':
    'Gewone markpraktyk. Die versekeraar bepaal sy eie koers en minimum.',
  'A premium covers whole years. Enter the number of years.': 'ʼn Premie dek heel jare. Voer die aantal jare in.',
  'The premium rate is below 0. Enter the rate the insurer quoted.':
    'Die premiekoers is onder 0. Voer die koers in wat die versekeraar gekwoteer het.',
  'Enter the rate the insurer quoted.': 'Voer die koers in wat die versekeraar gekwoteer het.',
  'As quoted.': 'Soos gekwoteer.',
  'Executor {id} is listed more than once. Remove the second entry.':
    'Eksekuteur {id} is meer as een keer gelys. Verwyder die tweede inskrywing.',
  'Name at least one executor.': 'Noem ten minste een eksekuteur.',
  'The fee is below 0. Enter it as a positive amount.': 'Die fooi is onder 0. Voer dit as ʼn positiewe bedrag in.',
  'Enter a share of the fee for every executor, or for none to share equally.':
    'Voer vir elke eksekuteur ʼn deel van die fooi in, of vir niemand nie om gelyk te deel.',
  'A share of the fee is 0 or less. Remove that executor from the sharing.':
    'ʼn Deel van die fooi is 0 of minder. Verwyder daardie eksekuteur uit die verdeling.',
  "Wait until the estate can be distributed, or record the Master's written approval to pay earlier.":
    'Wag totdat die boedel verdeel kan word, of teken die Meester se skriftelike goedkeuring aan om vroeër te betaal.',
  'In force with the regulations of 1 April 1972; confirm the percentages for deaths long past.':
    'Van krag met die regulasies van 1 April 1972; bevestig die persentasies vir sterftes lank gelede.',
  'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff.':
    'Algemeen in Namibië aangehaal; bevestig teen die gepubliseerde Namibiese tarief.',
  'Commonly quoted in Namibia; confirm against the gazetted Namibian tariff. No minimum is on record.':
    'Algemeen in Namibië aangehaal; bevestig teen die gepubliseerde Namibiese tarief. Geen minimum is op rekord nie.',
  'Assumed to apply from the commencement of the Act. Confirm the date of the regulation.':
    'Veronderstel as geldend vanaf die inwerkingtreding van die Wet. Bevestig die datum van die regulasie.',
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
  'Increased to the minimum for the estate': 'Verhoog tot die minimum vir die boedel',
  'Base of the commission': 'Basis van die kommissie',
  Capital: 'Kapitaal',
  'Capital realised for immediate use': 'Kapitaal te gelde gemaak vir dadelike gebruik',
  'Gross value': 'Bruto waarde',
  'Below the first amount subject to a fee': 'Onder die eerste bedrag waarop ʼn fooi betaalbaar is',
  'First fee': 'Eerste fooi',
  'Complete steps above the first: {steps}': 'Volle trappe bo die eerste: {steps}',
  'Limited to the maximum': 'Tot die maksimum beperk',
  'Charged only on the first account': 'Slegs op die eerste rekening gehef',
  'account {number}': 'rekening {number}',
  'As computed': 'Soos bereken',
  'Set by hand': 'Met die hand gestel',
  'Value in the inventory': 'Waarde in die inventaris',
  'Amount secured': 'Bedrag gedek',
  '{rate}% per year for {years} year(s)': '{rate}% per jaar vir {years} jaar',
  'Minimum premium': 'Minimum premie',
  'One fee shared by the executors': 'Een fooi deur die eksekuteurs gedeel',
  Fee: 'Fooi',
  'Part of {executor}': 'Deel van {executor}',
  'VAT of {executor}': 'BTW van {executor}',
  Charge: 'Heffing',
  'No VAT': 'Geen BTW nie',
  'Rate in force on {day}': 'Koers van krag op {day}',
  'Notice to creditors (J193)': 'Kennisgewing aan skuldeisers (J193)',
  'Notice of the account (J187)': 'Kennisgewing van die rekening (J187)',
  "Namibian Master's fee": 'Namibiese Meestersgelde',
  "Namibian Master's fee for a curatorship": 'Namibiese Meestersgelde vir ʼn kuratorskap',
};
