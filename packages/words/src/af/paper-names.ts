/** What the papers that come with the product are called, for every screen that names one. */
export const af: Readonly<Record<string, string>> = {
  'General Letter': 'Algemene brief',
  'Gazette Notice: First Meeting of Creditors (English)': 'Staatskoerant: eerste byeenkoms van skuldeisers (Engels)',
  'Gazette Notice: First Meeting of Creditors (Afrikaans)':
    'Staatskoerant: eerste byeenkoms van skuldeisers (Afrikaans)',
  'Gazette Notice: Second Meeting of Creditors (English)': 'Staatskoerant: tweede byeenkoms van skuldeisers (Engels)',
  'Gazette Notice: Second Meeting of Creditors (Afrikaans)':
    'Staatskoerant: tweede byeenkoms van skuldeisers (Afrikaans)',
  'Gazette Notice: Special Meeting of Creditors (English)':
    'Staatskoerant: spesiale byeenkoms van skuldeisers (Engels)',
  'Gazette Notice: Special Meeting of Creditors (Afrikaans)':
    'Staatskoerant: spesiale byeenkoms van skuldeisers (Afrikaans)',
  'Gazette Notice: General Meeting of Creditors (English)':
    'Staatskoerant: algemene byeenkoms van skuldeisers (Engels)',
  'Gazette Notice: General Meeting of Creditors (Afrikaans)':
    'Staatskoerant: algemene byeenkoms van skuldeisers (Afrikaans)',
  'Gazette Notice: Insolvency Account Open for Inspection (English)':
    'Staatskoerant: insolvensierekening lê ter insae (Engels)',
  'Gazette Notice: Insolvency Account Open for Inspection (Afrikaans)':
    'Staatskoerant: insolvensierekening lê ter insae (Afrikaans)',
  'Gazette Notice: Insolvency Account Confirmed: Dividend or Contribution (English)':
    'Staatskoerant: insolvensierekening bekragtig: dividend of kontribusie (Engels)',
  'Gazette Notice: Insolvency Account Confirmed: Dividend or Contribution (Afrikaans)':
    'Staatskoerant: insolvensierekening bekragtig: dividend of kontribusie (Afrikaans)',
  'Affidavit for Proof of Claim': 'Beëdigde verklaring ter bewys van ʼn eis',
  'Affidavit for Proof of Claim on a Bill or Note':
    'Beëdigde verklaring ter bewys van ʼn eis op ʼn wissel of skuldbewys',
  'Special Power of Attorney to Vote': 'Spesiale volmag om te stem',
  'Appointment Notice to SARS': 'Kennis van aanstelling aan SAID',
  'Appointment Notice to Banks': 'Kennis van aanstelling aan banke',
  'Appointment Notice to the Registrar of Deeds': 'Kennis van aanstelling aan die Registrateur van Aktes',
  'Appointment Notice to Creditors': 'Kennis van aanstelling aan skuldeisers',
  'Notice to Employees': 'Kennisgewing aan werknemers',
  'Letter to the Sheriff': 'Brief aan die balju',
  'Letter to the Master: Extension to Lodge Insolvency Account':
    'Brief aan die Meester: uitstel om insolvensierekening in te dien',
  'Letter to the Master: Lodging of Insolvency Account': 'Brief aan die Meester: indiening van insolvensierekening',
  'Letter to the Master: Authority to Sell': 'Brief aan die Meester: magtiging om te verkoop',
  'Reduction of Bond of Security Request': 'Versoek om vermindering van sekerheidstelling',
  'Request for Release of Duties': 'Versoek om ontheffing van pligte',
  'Close File and Destroy Records': 'Sluit lêer en vernietig rekords',
  'Release of Bond of Security': 'Vrystelling van sekerheidstelling',
  'Dividend Letter to Creditor': 'Dividendbrief aan skuldeiser',
  'Contribution Demand': 'Aanmaning om kontribusie',
  'J193 Gazette Notice to Creditors': 'J193 Staatskoerant: kennisgewing aan skuldeisers',
  'J187 Gazette Notice: Account Open for Inspection': 'J187 Staatskoerant: rekening lê ter insae',
  'Newspaper Notice to Creditors (English)': 'Koerantkennisgewing aan skuldeisers (Engels)',
  'Newspaper Notice to Creditors (Afrikaans)': 'Koerantkennisgewing aan skuldeisers (Afrikaans)',
  'Newspaper Notice: Account Open for Inspection (English)': 'Koerantkennisgewing: rekening lê ter insae (Engels)',
  'Newspaper Notice: Account Open for Inspection (Afrikaans)': 'Koerantkennisgewing: rekening lê ter insae (Afrikaans)',
  'Letter to the Master: Reporting the Estate': 'Brief aan die Meester: aanmelding van die boedel',
  'Letter to the Master: Letters of Executorship': 'Brief aan die Meester: eksekuteursbrief',
  'Letter to the Master: Extension to Lodge L&D Account':
    'Brief aan die Meester: uitstel om likwidasie- en distribusierekening in te dien',
  'Letter to the Master: Lodging of L&D Account':
    'Brief aan die Meester: indiening van likwidasie- en distribusierekening',
  'Letter to the Master: Reply to Query Sheet': 'Brief aan die Meester: antwoord op navraelys',
  'Letter to the Master: Final Requirements and Discharge': 'Brief aan die Meester: finale vereistes en ontheffing',
  'Letter to SARS: Taxpayer Deceased': 'Brief aan SAID: belastingpligtige oorlede',
  'Letter to SARS: Estate Duty Return': 'Brief aan SAID: boedelbelastingopgawe',
  'Letter to SARS: Deceased Estate Compliance': 'Brief aan SAID: nakoming deur bestorwe boedel',
  'Letter to Bank: Balances and Closing': 'Brief aan bank: saldo’s en sluiting',
  'Letter to Insurer': 'Brief aan versekeraar',
  'Letter to Retirement Fund': 'Brief aan aftreefonds',
  'Letter to Creditor: Claim Received': 'Brief aan skuldeiser: eis ontvang',
  'Letter to Creditor: Claim Rejected': 'Brief aan skuldeiser: eis afgewys',
  'Letter to Heir: Introduction': 'Brief aan erfgenaam: bekendstelling',
  'Letter to Heir: Distribution Statement': 'Brief aan erfgenaam: distribusiestaat',
  'Estate Duty Addendum': 'Boedelbelastingaanhangsel',
  "Letter to the Master: Curator's Account": 'Brief aan die Meester: kuratorsrekening',
  "Curator's Progress Report": 'Kurator se vorderingsverslag',
  'Trustee Resolution: Appointment': 'Trusteebesluit: aanstelling',
  'Trustee Resolution: Removal or Resignation': 'Trusteebesluit: verwydering of bedanking',
  "Letter to the Master: Master's Pack": 'Brief aan die Meester: Meesterspakket',
  'Letter to the Master: Confirmation of Deregistration': 'Brief aan die Meester: bevestiging van deregistrasie',
  'Letter to SARS: Trust Tax Registration': 'Brief aan SAID: belastingregistrasie van trust',
  'RAF Correspondence': 'Korrespondensie met die Padongelukfonds',
  'RAF Correspondence (Afrikaans)': 'Korrespondensie met die Padongelukfonds (Afrikaans)',
  'Notice and Minutes of Trustees Meeting': 'Kennisgewing en notule van trusteevergadering',
  'Bank Reconciliation Statement': 'Bankrekonsiliasiestaat',
  'Cash Allocation Schedule': 'Skedule van kontanttoewysing',
  'Income and Expenditure Statement': 'Staat van inkomste en uitgawes',
  'Voucher Index': 'Register van bewysstukke',
  'Payout Schedule': 'Uitbetalingskedule',
  'Master Progress Report': 'Vorderingsverslag aan die Meester',
  'Letter to Creditor: The Estate is Insolvent': 'Brief aan skuldeiser: Die boedel is insolvent',
  'Letter to Creditor: How the Insolvent Estate is Sold':
    'Brief aan skuldeiser: Hoe die insolvente boedel verkoop word',
  "Payment into the Guardian's Fund": 'Inbetaling by die Voogdyfonds',
};
