/** The order in which the free residue is paid out, Insolvency Act 24 of 1936 ss 96 to 103. */
export const residueRanks = [
  's96Funeral',
  's96DeathBed',
  's97Sheriff',
  's97Master',
  's97Administration',
  's98',
  's98AWages',
  's98ALeave',
  's98AFunds',
  's99',
  's100',
  's101',
  's102',
  's103',
  's103Interest',
] as const;
export type ResidueRank = (typeof residueRanks)[number];

export const rankSections: Readonly<Record<ResidueRank, string>> = {
  s96Funeral: 'Insolvency Act s 96(1)',
  s96DeathBed: 'Insolvency Act s 96(2)',
  s97Sheriff: 'Insolvency Act s 97(2)(a)',
  s97Master: 'Insolvency Act s 97(2)(b)',
  s97Administration: 'Insolvency Act s 97(2)(c)',
  s98: 'Insolvency Act s 98',
  s98AWages: 'Insolvency Act s 98A(1)(a)(i)',
  s98ALeave: 'Insolvency Act s 98A(1)(a)(ii) to (iv)',
  s98AFunds: 'Insolvency Act s 98A(1)(b)',
  s99: 'Insolvency Act s 99',
  s100: 'Insolvency Act s 100 (Namibia)',
  s101: 'Insolvency Act s 101',
  s102: 'Insolvency Act s 102',
  s103: 'Insolvency Act s 103(1)(a)',
  s103Interest: 'Insolvency Act s 103(1)(b)',
};

/** What each is called. */
export const rankLabels: Readonly<Record<ResidueRank, string>> = {
  s96Funeral: 'Funeral',
  s96DeathBed: 'Death-bed costs',
  s97Sheriff: 'Sheriff’s charges',
  s97Master: 'Master’s fee',
  s97Administration: 'Costs of administration',
  s98: 'Costs of execution',
  s98AWages: 'Salaries and wages',
  s98ALeave: 'Leave, paid absence and severance pay',
  s98AFunds: 'Contributions to funds',
  s99: 'Statutory obligations',
  s100: 'Salaries, wages and leave',
  s101: 'Income tax',
  s102: 'General bonds',
  s103: 'Concurrent claims',
  s103Interest: 'Interest on concurrent claims',
};

/** Costs of the estate itself, which creditors make good where the free residue cannot. */
export const costRanks: ReadonlySet<ResidueRank> = new Set(['s97Sheriff', 's97Master', 's97Administration']);
