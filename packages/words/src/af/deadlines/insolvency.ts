/** Statutory dates of insolvent estates, and of rehabilitation. */
export const insolvency: Readonly<Record<string, string>> = {
  "Advertise the sale of a trader's business": 'Adverteer die verkoop van ʼn handelaar se besigheid',
  "Application to court on the Master's direction": 'Aansoek by die hof oor die Meester se lasgewing',
  'Apply after a conviction': 'Doen aansoek ná ʼn skuldigbevinding',
  'Apply after an accepted composition': 'Doen aansoek ná ʼn aanvaarde akkoord',
  'Apply after an earlier sequestration': 'Doen aansoek ná ʼn vroeër sekwestrasie',
  'Apply in the ordinary course': 'Doen aansoek in die gewone loop',
  'Apply where everything is provided for': 'Doen aansoek waar vir alles voorsien is',
  'Apply where no claim was proved': 'Doen aansoek waar geen eis bewys is nie',
  'Ask for reasons or approach the Minister': 'Vra redes of nader die Minister',
  'At any time before the account is confirmed.': 'Enige tyd voordat die rekening bekragtig word.',
  'Before the second meeting.': 'Voor die tweede byeenkoms.',
  'Bondholder may still claim the deposit': 'Verbandhouer kan die deposito nog eis',
  'Caveat at the deeds registry lapses': 'Caveat by die akteskantoor verval',
  'Claim and documents with the presiding officer': 'Eis en stukke by die voorsittende beampte',
  'Contributions to be in; afterwards a writ may issue':
    'Kontribusies moet in wees; daarna kan ʼn lasbrief uitgereik word',
  'Copy to creditors, union, employees and the revenue service':
    'Afskrif aan skuldeisers, vakbond, werknemers en die inkomstediens',
  'Creditor tells Master and trustee of movable security held':
    'Skuldeiser sê vir Meester en kurator van roerende sekuriteit',
  'Elect on an uncompleted purchase of land': 'Kies oor ʼn onvoltooide koop van grond',
  'First insolvency, no offence.': 'Eerste insolvensie, geen misdryf nie.',
  'Four weeks.': 'Vier weke.',
  'Gazette notice of the first meeting': 'Staatskoerantkennisgewing van die eerste byeenkoms',
  'Gazette the appointment and call on debtors to pay':
    'Publiseer die aanstelling in die Staatskoerant en vra skuldenaars om te betaal',
  'Gazette the confirmation, pay dividends, notify contributors':
    'Publiseer die bekragtiging in die Staatskoerant, betaal dividende, laat weet kontribuante',
  'Gazette the order, caveat at the deeds registry':
    'Publiseer die bevel in die Staatskoerant, caveat by die akteskantoor',
  'Half of each proved claim paid or secured.': 'Helfte van elke bewese eis betaal of versekureer.',
  'Hold the first meeting of creditors and members': 'Hou die eerste byeenkoms van skuldeisers en lede',
  'Instalment goods returned in this time may be demanded':
    'Afbetalingsgoed wat binne hierdie tyd teruggegee is, kan geëis word',
  "Its three weeks' notice is to be confirmed.": 'Die drie weke se kennisgewing moet nog bevestig word.',
  'Last day to prove without leave': 'Laaste dag om sonder verlof te bewys',
  "Later only with the Master's consent, given before the meeting (Botha v Jonker [2024] ZASCA 78).":
    'Later net met die Meester se toestemming, voor die byeenkoms gegee (Botha v Jonker [2024] ZASCA 78).',
  'Lease ends unless the trustee elects to go on': 'Huur eindig tensy die kurator kies om voort te gaan',
  'Litigant gives notice to go on with a suspended action':
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
  'Otherwise void against creditors for six months.': 'Andersins ses maande lank nietig teenoor skuldeisers.',
  'Property of the solvent spouse may be sold': 'Goed van die solvente gade kan verkoop word',
  'Publish the notice of surrender': 'Publiseer die kennisgewing van oorgawe',
  'R500 security with the registrar': 'R500 sekuriteit by die griffier',
  'Rehabilitated by the passing of time': 'Deur tydsverloop gerehabiliteer',
  'Report posted to creditors': 'Verslag aan skuldeisers gepos',
  'Report to creditors and members, second meeting': 'Verslag aan skuldeisers en lede, tweede byeenkoms',
  'Seller sues for the goods': 'Verkoper stel ʼn aksie vir die goed in',
  "Seller's written reclaim of goods sold for cash":
    'Verkoper se skriftelike terugvordering van goed wat vir kontant verkoop is',
  'Six weeks.': 'Ses weke.',
  'Six weeks: Master, trustee and Gazette.': 'Ses weke: Meester, kurator en Staatskoerant.',
  'Statement of affairs by the directors (CM 100)': 'Vermoëstaat deur die direkteure (CM 100)',
  'Statement of affairs by the insolvent and spouse, books to the sheriff':
    'Vermoëstaat deur die insolvent en gade, boeke aan die balju',
  'Statement of affairs has lain open': 'Vermoëstaat het ter insae gelê',
  'Suspended action may go on': 'Opgeskorte aksie kan voortgaan',
  'Suspended contracts of employment end': 'Opgeskorte dienskontrakte eindig',
  'Take over movable security at the agreed value or the full claim':
    'Neem roerende sekuriteit oor teen die ooreengekome waarde of die volle eis',
  "The Gazette's cut-off, about a week earlier, is to be confirmed.":
    'Die Staatskoerant se afsnydag, omtrent ʼn week vroeër, moet nog bevestig word.',
  'The longest period, 30 days, is to be confirmed.': 'Die langste termyn, 30 dae, moet nog bevestig word.',
  "The Master's recommendation is no longer needed": 'Die Meester se aanbeveling is nie meer nodig nie',
  'The period is to be confirmed.': 'Die termyn moet nog bevestig word.',
  'The section of the Close Corporations Act is to be confirmed.':
    'Die artikel van die Wet op Beslote Korporasies moet nog bevestig word.',
  'Fourteen days where the Insolvency Act applies through s 339; to be confirmed.':
    'Veertien dae waar die Insolvensiewet deur art 339 geld; moet nog bevestig word.',
  'The ten days are to be confirmed.': 'Die tien dae moet nog bevestig word.',
  'Three weeks.': 'Drie weke.',
  'Three weeks: Gazette and trustee.': 'Drie weke: Staatskoerant en kurator.',
  'Twenty-four hours before the hour of the meeting.': 'Vier-en-twintig uur voor die uur van die byeenkoms.',
  "Unclaimed dividends to the Master for the Guardian's Fund":
    'Onopgeëiste dividende aan die Meester vir die Voogdyfonds',
  'Withdrawal counts as before anything was done': 'Intrekking geld asof nog niks gedoen is nie',
};
