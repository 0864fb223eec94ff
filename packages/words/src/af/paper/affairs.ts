/** The words of the statement of affairs, and of the affidavit a creditor swears. */
export const af: Readonly<Record<string, string>> = {
  'Statement of affairs (Form B)': 'Vermoëstaat (Vorm B)',
  'Statement of affairs (CM 100)': 'Vermoëstaat (CM 100)',
  'Affidavit for the proof of a claim (Form C)': 'Beëdigde verklaring ter bewys van ʼn eis (Vorm C)',
  'Reference of the creditor': 'Verwysing van die skuldeiser',
  'Of which interest up to the order': 'Waarvan rente tot die bevel',
  'Its value': 'Die waarde daarvan',
  'I, {deponent}{capacity}, declare under oath that the estate was at the day of the order, and still is, indebted to the creditor in the amount above, and that the facts stated here are within my own knowledge.':
    'Ek, {deponent}{capacity}, verklaar onder eed dat die boedel op die dag van die bevel die bedrag hierbo aan die skuldeiser geskuld het en dit steeds skuld, en dat die feite hierin binne my eie kennis is.',
  'Cause of the debt': 'Oorsaak van die skuld',
  'The claim was ceded after the proceedings began.': 'Die eis is gesedeer nadat die verrigtinge begin het.',
  'The claim was not ceded after the proceedings began.':
    'Die eis is nie gesedeer nadat die verrigtinge begin het nie.',
  'The creditor relies for its claim solely on the proceeds of the security (s 89(2)).':
    'Die skuldeiser steun vir sy eis uitsluitlik op die opbrengs van die sekuriteit (art 89(2)).',
  'No other person is liable for the debt except as stated here, and no other security is held for it.':
    'Niemand anders is vir die skuld aanspreeklik behalwe soos hier gestel nie, en geen ander sekuriteit word daarvoor gehou nie.',
  'To be sworn before a commissioner of oaths and lodged, with the papers that support it, with the officer who presides not later than 24 hours before the meeting (Insolvency Act s 44(4)).':
    'Moet voor ʼn kommissaris van ede beëdig en, met die stukke wat dit staaf, nie later nie as 24 uur voor die vergadering by die voorsittende beampte ingedien word (Insolvensiewet art 44(4)).',
  'Balance of the statement': 'Balans van die staat',
  'Annexure I: immovable property': 'Bylae I: onroerende goed',
  'Annexure II: movable property that nobody holds': 'Bylae II: roerende goed wat niemand hou nie',
  'Annexure III: debts owing to the estate, and money': 'Bylae III: skulde aan die boedel, en geld',
  'Annexure IV: creditors, with their claims and security': 'Bylae IV: skuldeisers, met hul eise en sekuriteit',
  'Annexure V: movables pledged, under lien or attached': 'Bylae V: roerende goed verpand, onder retensie of beslag',
  'Annexure VI: books and records': 'Bylae VI: boeke en rekords',
  'Annexure VII: causes of the insolvency': 'Bylae VII: oorsake van die insolvensie',
  'Annexure VIII: particulars': 'Bylae VIII: besonderhede',
  'Held or bonded for': 'Gehou of verbind vir',
  'Estimated value': 'Geskatte waarde',
  'Nature of the claim': 'Aard van die eis',
  'Security held': 'Sekuriteit gehou',
  'Book or record': 'Boek of rekord',
  'Where it is': 'Waar dit is',
  Covers: 'Dek',
  'No books are captured.': 'Geen boeke is vasgelê nie.',
  'None.': 'Geen.',
  'Not stated yet.': 'Nog nie gestel nie.',
  'Date of the statement': 'Datum van die staat',
  'Directors or members': 'Direkteure of lede',
  'Trading as': 'Handeldrywend as',
  'Nature of the business': 'Aard van die besigheid',
  Deponent: 'Deponent',
  'The free residue does not cover the costs: creditors who prove may have to contribute (s 106).':
    'Die vrye oorskot dek nie die koste nie: skuldeisers wat bewys, moet dalk bydra (art 106).',
  'Estimated dividend on concurrent claims: {dividend} cents in the rand.':
    'Geskatte dividend op konkurrente eise: {dividend} sent in die rand.',
  'I declare under oath that this statement is to the best of my knowledge true and complete in every respect, and that every estimated amount is fairly estimated.':
    'Ek verklaar onder eed dat hierdie staat na my beste wete in elke opsig waar en volledig is, en dat elke geskatte bedrag billik geskat is.',
};
