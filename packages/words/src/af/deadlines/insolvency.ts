/** Statutory dates of insolvent estates, and of rehabilitation. */
export const insolvency: Readonly<Record<string, string>> = {
  "Advertise the sale of a trader's business": 'Adverteer die verkoop van ʼn handelaar se besigheid',
  "Application to court on the Master's direction": 'Aansoek by die hof oor die Meester se lasgewing',
  'Apply after a conviction': 'Doen aansoek ná ʼn skuldigbevinding',
  'Apply after an accepted composition': 'Doen aansoek ná ʼn aanvaarde akkoord',
  'Apply after an earlier sequestration': 'Doen aansoek ná ʼn vroeër sekwestrasie',
  'Apply in the ordinary course': 'Doen in die gewone loop aansoek',
  'Apply if everything has been provided for': 'Doen aansoek as vir alles voorsiening gemaak is',
  'Apply if no claim was proved': 'Doen aansoek as geen eis bewys is nie',
  'Ask for reasons or appeal to the Minister': 'Vra redes of appelleer na die Minister',
  'At any time before the account is confirmed.': 'Enige tyd voordat die rekening bekragtig word.',
  'Before the second meeting.': 'Voor die tweede byeenkoms.',
  'Bondholder may still claim the deposit': 'Verbandhouer kan die deposito nog eis',
  'Caveat at the deeds registry lapses': 'Caveat by die akteskantoor verval',
  'Deliver claim and documents to the presiding officer': 'Lewer eis en dokumente by die voorsittende beampte af',
  'Contributions due; a writ may be issued afterwards':
    'Kontribusies betaalbaar; daarna kan ʼn lasbrief uitgereik word',
  'Send copies to creditors, union, employees and the revenue service':
    'Stuur afskrifte aan skuldeisers, vakbond, werknemers en die inkomstediens',
  'Creditor notifies Master and trustee of movable security held':
    'Skuldeiser stel Meester en kurator in kennis van roerende sekuriteit',
  'Choose whether to continue an uncompleted purchase of land': 'Kies of ʼn onvoltooide koop van grond voortgesit word',
  'First insolvency, no offence.': 'Eerste insolvensie, geen misdryf nie.',
  'Four weeks.': 'Vier weke.',
  'Gazette notice of first meeting': 'Staatskoerantkennisgewing van eerste byeenkoms',
  'Publish the appointment in the Gazette and call on debtors to pay':
    'Publiseer die aanstelling in die Staatskoerant en vra skuldenaars om te betaal',
  'Publish the confirmation in the Gazette, pay dividends and notify contributors':
    'Publiseer die bekragtiging in die Staatskoerant, betaal dividende en stel bydraers in kennis',
  'Gazette the order, caveat at the deeds registry':
    'Publiseer die bevel in die Staatskoerant, caveat by die akteskantoor',
  'Half of each proved claim must be paid or secured.': 'Die helfte van elke bewese eis moet betaal of verseker wees.',
  'Hold the first meeting of creditors and members': 'Hou die eerste byeenkoms van skuldeisers en lede',
  'Instalment goods returned within this period may be reclaimed':
    'Afbetalingsgoedere wat binne hierdie tydperk teruggegee is, kan teruggevorder word',
  'We still have to confirm the three weeks’ notice.': 'Ons moet die drie weke kennis nog bevestig.',
  'Last day to prove without consent': 'Laaste dag om sonder toestemming te bewys',
  "Later only with the Master's consent, given before the meeting (Botha v Jonker [2024] ZASCA 78).":
    'Later slegs met die Meester se toestemming, voor die byeenkoms gegee (Botha v Jonker [2024] ZASCA 78).',
  'Lease ends unless the trustee elects to continue it': 'Huur eindig tensy die kurator kies om dit voort te sit',
  'Litigant gives notice to continue a suspended action':
    'Litigant gee kennis om met ʼn opgeskorte aksie voort te gaan',
  'Lodge the first liquidation and distribution account': 'Dien die eerste likwidasie- en distribusierekening in',
  'Lodge the next account': 'Dien die volgende rekening in',
  "Master's certificate of security is fresh enough": 'Meester se sekuriteitsertifikaat is vars genoeg',
  'Notice of a composition application': 'Kennisgewing van ʼn akkoordaansoek',
  'Notice of any other application': 'Kennisgewing van enige ander aansoek',
  'Notice of surrender lapses': 'Kennisgewing van oorgawe verval',
  'Notice of the second meeting, Gazette and newspaper':
    'Kennisgewing van die tweede byeenkoms, Staatskoerant en koerant',
  'Objection to the account': 'Beswaar teen die rekening',
  'Otherwise the sale is void against creditors for six months.':
    'Andersins is die verkoop ses maande lank nietig teenoor skuldeisers.',
  'Property of the solvent spouse may be sold': 'Goed van die solvente gade kan verkoop word',
  'Publish the notice of surrender': 'Publiseer die kennisgewing van oorgawe',
  'Lodge R500 security with the registrar': 'Stel R500 sekerheid by die griffier',
  'Rehabilitated by passage of time': 'Deur tydsverloop gerehabiliteer',
  'Report posted to creditors': 'Verslag aan skuldeisers gepos',
  'Report to creditors and members, second meeting': 'Verslag aan skuldeisers en lede, tweede byeenkoms',
  'Seller sues for the goods': 'Verkoper stel ʼn aksie vir die goed in',
  "Seller's written reclaim of goods sold for cash":
    'Verkoper se skriftelike terugvordering van goed wat vir kontant verkoop is',
  'Six weeks.': 'Ses weke.',
  'Six weeks, to the Master and trustee and in the Gazette.':
    'Ses weke, aan die Meester en kurator en in die Staatskoerant.',
  'Statement of affairs from the directors (CM 100)': 'Vermoëstaat van die direkteure (CM 100)',
  'Statement of affairs from the insolvent and spouse, books to the sheriff':
    'Vermoëstaat van die insolvent en gade, boeke aan die balju',
  'Inspection of statement of affairs ends': 'Insae van vermoëstaat eindig',
  'Suspended action may continue': 'Opgeskorte aksie kan voortgaan',
  'Suspended contracts of employment end': 'Opgeskorte dienskontrakte eindig',
  'Take over movable security at the agreed value or the full claim':
    'Neem roerende sekuriteit oor teen die ooreengekome waarde of die volle eis',
  'The Gazette closes about a week earlier. We still have to confirm this date.':
    'Die Staatskoerant sluit omtrent ʼn week vroeër. Ons moet hierdie datum nog bevestig.',
  'We still have to confirm the maximum period of 30 days.': 'Ons moet die maksimum tydperk van 30 dae nog bevestig.',
  "The Master's recommendation is no longer needed": 'Die Meester se aanbeveling is nie meer nodig nie',
  'We still have to confirm this period.': 'Ons moet hierdie tydperk nog bevestig.',
  'We still have to confirm the section of the Close Corporations Act.':
    'Ons moet die artikel van die Wet op Beslote Korporasies nog bevestig.',
  'Fourteen days if the Insolvency Act applies through s 339. We still have to confirm this.':
    'Veertien dae as die Insolvensiewet deur art 339 geld. Ons moet dit nog bevestig.',
  'We still have to confirm the ten days.': 'Ons moet die tien dae nog bevestig.',
  'Three weeks.': 'Drie weke.',
  'Three weeks, in the Gazette and to the trustee.': 'Drie weke, in die Staatskoerant en aan die kurator.',
  'Twenty-four hours before the hour of the meeting.': 'Vier-en-twintig uur voor die uur van die byeenkoms.',
  "Pay unclaimed dividends to the Master for the Guardian's Fund":
    'Betaal onopgeëiste dividende aan die Meester vir die Voogdyfonds',
  'Withdraw a claim to limit liability for costs': 'Trek ʼn eis terug om aanspreeklikheid vir koste te beperk',
};
