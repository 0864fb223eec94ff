/** Statutory dates of deceased estates, curatorships and trusts. */
export const otherRules: Readonly<Record<string, string>> = {
  'Account has lain open for inspection': 'Rekening het ter insae gelê',
  'Account to the Master on request': 'Doen op versoek rekenskap aan die Meester',
  'Adds nothing on money on which interest already runs from twelve months after death.':
    'Voeg niks by op geld waarop rente reeds vanaf twaalf maande ná die dood loop nie.',
  "Annual financial statements, trustees' meeting and confirmation of beneficial owners":
    'Finansiële jaarstate, trusteevergadering en bevestiging van voordelige eienaars',
  'Appeal against the decision on ending the administration':
    'Appèl teen die besluit oor die einde van die administrasie',
  'Applicant has seen the person in this time': 'Aansoeker het die persoon binne hierdie tyd gesien',
  "Application to court against the Master's ruling": 'Aansoek by die hof teen die Meester se beslissing',
  'Ask for an extension in writing before this day: what is done, what is outstanding and why, and when it follows.':
    'Vra voor hierdie dag skriftelik om verlenging: wat gedoen is, wat uitstaan en waarom, en wanneer dit volg.',
  'Bring the register of beneficial owners up to date': 'Bring die register van voordelige eienaars op datum',
  'Special trust type B becomes an ordinary trust': 'Spesiale trust tipe B word ʼn gewone trust',
  'From this day it is taxed at the flat rate. Plan the distribution of income before it.':
    'Van hierdie dag word dit teen die vaste koers belas. Beplan die verdeling van inkomste voor dit.',
  'Lodge the register of beneficial owners': 'Dien die register van voordelige eienaars in',
  'Court may be approached about the overdue account': 'Die hof kan oor die agterstallige rekening genader word',
  "Creditor's affidavit on a disputed claim": 'Skuldeiser se beëdigde verklaring oor ʼn betwiste eis',
  "Creditors' claims close": 'Skuldeisers se eise sluit',
  "Curator's inventory": 'Kurator se inventaris',
  'Death notice to the Master': 'Sterfkennis aan die Meester',
  "Earlier only with the Master's consent.": 'Vroeër net met die Meester se toestemming.',
  "Executor's comments on an objection": 'Eksekuteur se kommentaar op ʼn beswaar',
  "Executor's inventory": 'Eksekuteur se inventaris',
  'Final account': 'Finale rekening',
  'First provisional tax return and payment (IRP6)': 'Eerste voorlopige belastingopgawe en -betaling (IRP6)',
  'Give the security the Master asks for': 'Stel die sekuriteit waarvoor die Meester vra',
  'Hand any will to the Master': 'Oorhandig enige testament aan die Meester',
  'In Namibia the Act applies as it stood in 1979 with local amendments.':
    'In Namibië geld die Wet soos dit in 1979 was, met plaaslike wysigings.',
  'Income tax return of the trust (ITR12T)': 'Inkomstebelastingopgawe van die trust (ITR12T)',
  'Interest on assessed estate duty still unpaid starts':
    'Rente begin op aangeslane boedelbelasting wat nog nie betaal is nie',
  'Interest on estate duty not yet assessed or deposited starts':
    'Rente begin op boedelbelasting wat nog nie aangeslaan of gedeponeer is nie',
  'Inventory by the spouse or nearest relative': 'Inventaris deur die gade of naaste familielid',
  "Lodge the curator's account": 'Dien die kurator se rekening in',
  'Lodge the liquidation and distribution account': 'Dien die likwidasie- en distribusierekening in',
  'Master investigates and appoints an administrator': 'Meester ondersoek en stel ʼn administrateur aan',
  'Objection to the account, with the Master in duplicate': 'Beswaar teen die rekening, in tweevoud by die Meester',
  'Open the estate bank account': 'Open die boedel se bankrekening',
  'Pay creditors and heirs; lodge receipts and proof of transfers':
    'Betaal skuldeisers en erfgename; dien kwitansies en bewys van oordragte in',
  'Premium of the bond of security': 'Premie van die sekerheidstelling',
  'Bond of security': 'Sekerheidstelling',
  'Trust deed': 'Trustakte',
  'Publish the notice to creditors (J193)': 'Publiseer die kennisgewing aan skuldeisers (J193)',
  'Register the trust for tax': 'Registreer die trust vir belasting',
  'Report changed particulars to SARS': 'Gee veranderde besonderhede by die SAID aan',
  'Return the letters of authority': 'Gee die magtigingsbrief terug',
  'Second provisional tax return and payment (IRP6)': 'Tweede voorlopige belastingopgawe en -betaling (IRP6)',
  'Six months is usual; the deed decides.': 'Ses maande is gebruiklik; die akte beslis.',
  'Tell the creditor by registered post that the claim is rejected, with reasons':
    'Laat die skuldeiser per aangetekende pos weet dat die eis verwerp is, met redes',
  'Tell the Master of the new address': 'Laat weet die Meester van die nuwe adres',
  'Test whether the estate is solvent': 'Toets of die boedel solvent is',
  'The Act counts no days: the register is kept up to date at all times.':
    'Die Wet tel geen dae nie: die register word altyd op datum gehou.',
  'The day announced for the 2025 season; confirm it for each year.':
    'Die dag wat vir die 2025-seisoen aangekondig is; bevestig dit vir elke jaar.',
  'The length of the notice is to be confirmed.': 'Die lengte van die kennisgewing moet nog bevestig word.',
  'The length of the period is to be confirmed.': 'Die lengte van die termyn moet nog bevestig word.',
  'The Master fixes the day in each matter; the account covers the year that ended three months before it.':
    'Die Meester bepaal die dag in elke saak; die rekening dek die jaar wat drie maande vroeër geëindig het.',
  'The Master may extend it; otherwise the trustee can be removed.':
    'Die Meester kan dit verleng; anders kan die trustee ontslaan word.',
  "The threshold was R1 000 until the 2023 amendment; since then the Chief Master's directive fixes it.":
    'Die drempel was R1 000 tot die 2023-wysiging; sedertdien bepaal die Hoofmeester se riglyn dit.',
  'Third-party return of amounts vested (IT3(t))': 'Derdepartyopgawe van gevestigde bedrae (IT3(t))',
  'Top-up provisional payment (IRP6)': 'Aanvullende voorlopige betaling (IRP6)',
  'Trust documents may be destroyed': 'Trustdokumente mag vernietig word',
  "Unpaid money to the Guardian's Fund": 'Onbetaalde geld na die Voogdyfonds',
};
