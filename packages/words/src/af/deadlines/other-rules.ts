/** Statutory dates of deceased estates, curatorships and trusts. */
export const otherRules: Readonly<Record<string, string>> = {
  'Inspection of account ends': 'Insae van rekening eindig',
  'Account to the Master on request': 'Doen op versoek rekenskap aan die Meester',
  'No extra interest on amounts that already bear interest from twelve months after death.':
    'Geen bykomende rente op bedrae wat reeds vanaf twaalf maande ná die dood rente dra nie.',
  "Annual financial statements, trustees' meeting and confirmation of beneficial owners":
    'Finansiële jaarstate, trusteevergadering en bevestiging van voordelige eienaars',
  'Appeal against the decision on ending the administration':
    'Appèl teen die besluit oor die einde van die administrasie',
  'Applicant has seen the person within this period': 'Aansoeker het die persoon binne hierdie tydperk gesien',
  "Application to court against the Master's ruling": 'Aansoek by die hof teen die Meester se beslissing',
  'Request an extension in writing before this date. State what is done, what is outstanding and why, and when it will follow.':
    'Vra voor hierdie datum skriftelik uitstel aan. Meld wat gedoen is, wat uitstaande is en waarom, en wanneer dit sal volg.',
  'Bring the register of beneficial owners up to date': 'Bring die register van voordelige eienaars op datum',
  'Special trust type B becomes an ordinary trust': 'Spesiale trust tipe B word ʼn gewone trust',
  'From this date the trust is taxed at the flat rate. Plan income distributions before then.':
    'Vanaf hierdie datum word die trust teen die vaste koers belas. Beplan inkomste-uitkerings voor dan.',
  'Lodge the register of beneficial owners': 'Dien die register van voordelige eienaars in',
  'Court may be approached about the overdue account': 'Die hof kan oor die agterstallige rekening genader word',
  "Creditor's affidavit on a disputed claim": 'Skuldeiser se beëdigde verklaring oor ʼn betwiste eis',
  "Creditors' claims close": 'Skuldeisers se eise sluit',
  "Curator's inventory": 'Kurator se inventaris',
  'Death notice to the Master': 'Sterfkennis aan die Meester',
  "Earlier only with the Master's consent.": 'Vroeër slegs met die Meester se toestemming.',
  "Executor's comments on an objection": 'Eksekuteur se kommentaar op ʼn beswaar',
  "Executor's inventory": 'Eksekuteur se inventaris',
  'Final account': 'Finale rekening',
  'First provisional tax return and payment (IRP6)': 'Eerste voorlopige belastingopgawe en -betaling (IRP6)',
  'Give the security required by the Master': 'Stel die sekerheid wat die Meester vereis',
  'Hand any will to the Master': 'Gee enige testament by die Meester in',
  'In Namibia the Act applies as it was in 1979, with local amendments.':
    'In Namibië geld die Wet soos dit in 1979 was, met plaaslike wysigings.',
  'Income tax return of the trust (ITR12T)': 'Inkomstebelastingopgawe van die trust (ITR12T)',
  'Interest starts on assessed estate duty that is unpaid':
    'Rente begin op aangeslane boedelbelasting wat nog nie betaal is nie',
  'Interest starts on estate duty not yet assessed or deposited':
    'Rente begin op boedelbelasting wat nog nie aangeslaan of gedeponeer is nie',
  'Inventory by the spouse or nearest relative': 'Inventaris deur die gade of naaste familielid',
  "Lodge the curator's account": 'Dien die kurator se rekening in',
  'Lodge the liquidation and distribution account': 'Dien die likwidasie- en distribusierekening in',
  'Master investigates and appoints an administrator': 'Meester ondersoek en stel ʼn administrateur aan',
  'Lodge objection to the account with the Master, in duplicate':
    'Dien beswaar teen die rekening by die Meester in, in tweevoud',
  'Open the estate bank account': 'Open die boedelbankrekening',
  'Pay creditors and heirs; lodge receipts and proof of transfers':
    'Betaal skuldeisers en erfgename; dien kwitansies en bewys van oordragte in',
  'Premium of the bond of security': 'Premie van die sekerheidstelling',
  'Bond of security': 'Sekerheidstelling',
  'Trust deed': 'Trustakte',
  'Publish the notice to creditors (J193)': 'Publiseer die kennisgewing aan skuldeisers (J193)',
  'Register the trust for tax': 'Registreer die trust vir belasting',
  'Report changed details to SARS': 'Gee veranderde besonderhede by SAID aan',
  'Return the letters of authority': 'Gee die magtigingsbrief terug',
  'Second provisional tax return and payment (IRP6)': 'Tweede voorlopige belastingopgawe en -betaling (IRP6)',
  'Usually six months. The deed decides.': 'Gewoonlik ses maande. Die akte beslis.',
  'Notify the creditor by registered post that the claim is rejected, with reasons':
    'Stel die skuldeiser per aangetekende pos in kennis dat die eis verwerp is, met redes',
  'Notify the Master of the new address': 'Stel die Meester van die nuwe adres in kennis',
  'Test whether the estate is solvent': 'Toets of die boedel solvent is',
  'The Act sets no number of days: keep the register up to date at all times.':
    'Die Wet stel geen aantal dae nie: hou die register altyd op datum.',
  'The date announced for the 2025 season. Confirm it each year.':
    'Die datum wat vir die 2025-seisoen aangekondig is. Bevestig dit elke jaar.',
  'We still have to confirm the length of the notice.': 'Ons moet die lengte van die kennisgewing nog bevestig.',
  'We still have to confirm the length of the period.': 'Ons moet die lengte van die tydperk nog bevestig.',
  'The Master sets the date in each matter. The account covers the year that ended three months earlier.':
    'Die Meester bepaal die datum in elke saak. Die rekening dek die jaar wat drie maande vroeër geëindig het.',
  'The Master may grant an extension. Otherwise the trustee can be removed.':
    'Die Meester kan uitstel gee. Andersins kan die trustee ontslaan word.',
  "The threshold was R1 000 until the 2023 amendment. Since then it is set by the Chief Master's directive.":
    'Die drempel was R1 000 tot die 2023-wysiging. Sedertdien word dit deur die Hoofmeester se riglyn bepaal.',
  'Third-party return of amounts vested (IT3(t))': 'Derdepartyopgawe van gevestigde bedrae (IT3(t))',
  'Top-up provisional payment (IRP6)': 'Aanvullende voorlopige betaling (IRP6)',
  'Trust documents may be destroyed': 'Trustdokumente mag vernietig word',
  "Pay unpaid money to the Guardian's Fund": 'Betaal onuitbetaalde geld aan die Voogdyfonds',
};
