import { type SystemType, systemType } from '../matter/kinds';

const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
const every: readonly SystemType[] = [liquidation, estateLate, curatorship, flowConsult, trust];

export interface DocumentKind {
  readonly number: number;
  readonly name: string;
  readonly systemTypes: readonly SystemType[];
}
const kind = (number: number, name: string, ...systemTypes: SystemType[]): DocumentKind => ({
  number,
  name,
  systemTypes: systemTypes.length === 0 ? every : systemTypes,
});

/**
 * What a filed paper can be. Up to 199 the numbers and names are those of the specification's list of documents and its
 * template catalogue: the signed paper has the number of the form it was made from. From 201 on they are papers nobody makes
 * from a template, because somebody else issues them.
 */
export const documentKinds: readonly DocumentKind[] = [
  kind(2, 'Joint Appointee Appointed', liquidation),
  kind(3, 'Joint Appointee Removed', liquidation),
  kind(4, 'Auction Arranged Sale', liquidation, estateLate, curatorship),
  kind(5, 'Claim Document', liquidation),
  kind(6, 'Meeting And Advert Newspaper English', liquidation, estateLate),
  kind(7, 'Meeting And Advert Newspaper Afrikaans', liquidation, estateLate),
  kind(8, 'Meeting And Advert Service Provider', liquidation, estateLate),
  kind(9, 'Sale Out Of Hand Arranged Sale', liquidation, estateLate, curatorship),
  kind(10, 'Valuer Valuation Request', liquidation, estateLate, curatorship, trust),
  kind(11, 'Claim Court Order', liquidation),
  kind(12, 'Meeting And Advert Creditor', liquidation),
  kind(13, 'Guarding Company Request', liquidation),
  kind(14, 'Appointment Document', liquidation),
  kind(15, 'Board Resolution Document', liquidation),
  kind(16, 'Guarding Company Cancel', liquidation),
  kind(17, 'Nomination Document', liquidation),
  kind(33, 'Resolutions of Creditors', liquidation),
  kind(34, "Liquidator's Report to Creditors", liquidation),
  kind(35, 'Statement of Affairs', liquidation),
  kind(45, "Trustee's Bond of Security", liquidation),
  kind(52, 'J294 Death Notice', estateLate),
  kind(53, 'J190 Acceptance of Trust as Executor', estateLate),
  kind(54, "J155 Undertaking and Acceptance of Master's Directions", estateLate),
  kind(55, 'J243 Inventory', estateLate),
  kind(56, 'J262 Bond of Security', estateLate),
  kind(59, 'J192 Next-of-Kin Affidavit', estateLate),
  kind(60, 'Nomination to Act as Executor', estateLate),
  kind(81, "Heir's Receipt and Acquittance", estateLate),
  kind(82, 'Redistribution Agreement', estateLate),
  kind(84, "Executor's Certificate", estateLate),
  kind(85, "Magistrate's Certificate: Account Lay for Inspection", estateLate),
  kind(86, "Curator's Acceptance and Inventory", curatorship),
  kind(88, "Curator's Account Affidavit", curatorship),
  kind(90, 'J401 Trust Registration and Amendment', trust),
  kind(91, 'J417 Acceptance of Trusteeship', trust),
  kind(92, 'J405 Undertaking by Auditor or Accountant', trust),
  kind(93, 'J450 Beneficiary Declaration', trust),
  kind(94, 'J344 Bond of Security by Trustee', trust),
  kind(97, 'Resolution to Deregister Trust', trust),
  kind(100, 'Beneficial Ownership Register', trust),
  kind(101, 'Trust Application and FICA Forms', trust),
  kind(201, 'Signed instruction'),
  kind(202, 'Identity document'),
  kind(203, 'Death certificate, certified copy', estateLate),
  kind(204, 'Original will', estateLate, flowConsult),
  kind(205, 'Proof of marriage', estateLate, flowConsult, liquidation),
  kind(206, 'Certified identity document of the executor', estateLate),
  kind(207, 'Letters of executorship or authority', estateLate),
  kind(208, 'Proof of publication: notice to creditors', estateLate),
  kind(209, 'Account as lodged', liquidation, estateLate, curatorship),
  kind(210, "Master's approval of the account", liquidation, estateLate, curatorship),
  kind(211, 'Proof of publication: account open for inspection', liquidation, estateLate),
  kind(212, "Master's discharge or release", liquidation, estateLate, curatorship),
  kind(213, 'Court order', liquidation, curatorship),
  kind(214, 'Certificate of appointment', liquidation),
  kind(215, 'Minutes of the first meeting', liquidation),
  kind(216, 'Minutes of the second meeting', liquidation),
  kind(217, 'Medical reports', curatorship),
  kind(218, 'Letters of curatorship', curatorship),
  kind(219, 'Bond of security', curatorship),
  kind(220, 'Bank statements', liquidation, estateLate, curatorship, trust),
  kind(221, 'Title deed'),
  kind(222, 'Valuation'),
  kind(223, 'Trust deed', trust),
  kind(224, 'Identity documents of the trustees', trust),
  kind(225, "Trustees' letters of authority", trust),
  kind(226, 'Notice of tax registration', trust),
  kind(227, 'Financial statements', trust),
  kind(228, 'Proof of deregistration', trust),
  kind(229, 'Estate duty assessment', estateLate),
  kind(230, 'Proof of payment'),
  kind(231, 'Correspondence'),
  kind(232, 'Pack of papers'),
];

/** Several papers bound as one. */
export const packKind = 232;

const byNumber = new Map(documentKinds.map((one) => [one.number, one]));
export const documentKind = (number: number): DocumentKind | undefined => byNumber.get(number);
