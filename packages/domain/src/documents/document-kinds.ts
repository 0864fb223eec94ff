import { type SystemType, systemType } from '../matter/kinds';

const { liquidation, estateLate, curatorship, flowConsult, trust } = systemType;
const every: readonly SystemType[] = [liquidation, estateLate, curatorship, flowConsult, trust];

export interface DocumentKind {
  readonly number: number;
  readonly name: string;
  readonly systemTypes: readonly SystemType[];
}
const createDocumentKind = (number: number, name: string, ...systemTypes: SystemType[]): DocumentKind => ({
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
  createDocumentKind(2, 'Joint Appointee Appointed', liquidation),
  createDocumentKind(3, 'Joint Appointee Removed', liquidation),
  createDocumentKind(4, 'Auction Arranged Sale', liquidation, estateLate, curatorship),
  createDocumentKind(5, 'Claim Document', liquidation),
  createDocumentKind(6, 'Meeting And Advert Newspaper English', liquidation, estateLate),
  createDocumentKind(7, 'Meeting And Advert Newspaper Afrikaans', liquidation, estateLate),
  createDocumentKind(8, 'Meeting And Advert Service Provider', liquidation, estateLate),
  createDocumentKind(9, 'Sale Out Of Hand Arranged Sale', liquidation, estateLate, curatorship),
  createDocumentKind(10, 'Valuer Valuation Request', liquidation, estateLate, curatorship, trust),
  createDocumentKind(11, 'Claim Court Order', liquidation),
  createDocumentKind(12, 'Meeting And Advert Creditor', liquidation),
  createDocumentKind(13, 'Guarding Company Request', liquidation),
  createDocumentKind(14, 'Appointment Document', liquidation),
  createDocumentKind(15, 'Board Resolution Document', liquidation),
  createDocumentKind(16, 'Guarding Company Cancel', liquidation),
  createDocumentKind(17, 'Nomination Document', liquidation),
  createDocumentKind(33, 'Resolutions of Creditors', liquidation),
  createDocumentKind(34, "Liquidator's Report to Creditors", liquidation),
  createDocumentKind(35, 'Statement of Affairs', liquidation),
  createDocumentKind(45, "Trustee's Bond of Security", liquidation),
  createDocumentKind(52, 'J294 Death Notice', estateLate),
  createDocumentKind(53, 'J190 Acceptance of Trust as Executor', estateLate),
  createDocumentKind(54, "J155 Undertaking and Acceptance of Master's Directions", estateLate),
  createDocumentKind(55, 'J243 Inventory', estateLate),
  createDocumentKind(56, 'J262 Bond of Security', estateLate),
  createDocumentKind(59, 'J192 Next-of-Kin Affidavit', estateLate),
  createDocumentKind(60, 'Nomination to Act as Executor', estateLate),
  createDocumentKind(81, "Heir's Receipt and Acquittance", estateLate),
  createDocumentKind(82, 'Redistribution Agreement', estateLate),
  createDocumentKind(84, "Executor's Certificate", estateLate),
  createDocumentKind(85, "Magistrate's Certificate: Account Lay for Inspection", estateLate),
  createDocumentKind(86, "Curator's Acceptance and Inventory", curatorship),
  createDocumentKind(88, "Curator's Account Affidavit", curatorship),
  createDocumentKind(90, 'J401 Trust Registration and Amendment', trust),
  createDocumentKind(91, 'J417 Acceptance of Trusteeship', trust),
  createDocumentKind(92, 'J405 Undertaking by Auditor or Accountant', trust),
  createDocumentKind(93, 'J450 Beneficiary Declaration', trust),
  createDocumentKind(94, 'J344 Bond of Security by Trustee', trust),
  createDocumentKind(97, 'Resolution to Deregister Trust', trust),
  createDocumentKind(100, 'Beneficial Ownership Register', trust),
  createDocumentKind(101, 'Trust Application and FICA Forms', trust),
  createDocumentKind(201, 'Signed instruction'),
  createDocumentKind(202, 'Identity document'),
  createDocumentKind(203, 'Death certificate, certified copy', estateLate),
  createDocumentKind(204, 'Original will', estateLate, flowConsult),
  createDocumentKind(205, 'Proof of marriage', estateLate, flowConsult, liquidation),
  createDocumentKind(206, 'Certified identity document of the executor', estateLate),
  createDocumentKind(207, 'Letters of executorship or authority', estateLate),
  createDocumentKind(208, 'Proof of publication: notice to creditors', estateLate),
  createDocumentKind(209, 'Account as lodged', liquidation, estateLate, curatorship),
  createDocumentKind(210, "Master's approval of the account", liquidation, estateLate, curatorship),
  createDocumentKind(211, 'Proof of publication: account open for inspection', liquidation, estateLate),
  createDocumentKind(212, "Master's discharge or release", liquidation, estateLate, curatorship),
  createDocumentKind(213, 'Court order', liquidation, curatorship),
  createDocumentKind(214, 'Certificate of appointment', liquidation),
  createDocumentKind(215, 'Minutes of the first meeting', liquidation),
  createDocumentKind(216, 'Minutes of the second meeting', liquidation),
  createDocumentKind(217, 'Medical reports', curatorship),
  createDocumentKind(218, 'Letters of curatorship', curatorship),
  createDocumentKind(219, 'Bond of security', curatorship),
  createDocumentKind(220, 'Bank statements', liquidation, estateLate, curatorship, trust),
  createDocumentKind(221, 'Title deed'),
  createDocumentKind(222, 'Valuation'),
  createDocumentKind(223, 'Trust deed', trust),
  createDocumentKind(224, 'Identity documents of the trustees', trust),
  createDocumentKind(225, "Trustees' letters of authority", trust),
  createDocumentKind(226, 'Notice of tax registration', trust),
  createDocumentKind(227, 'Financial statements', trust),
  createDocumentKind(228, 'Proof of deregistration', trust),
  createDocumentKind(229, 'Estate duty assessment', estateLate),
  createDocumentKind(230, 'Proof of payment'),
  createDocumentKind(231, 'Correspondence'),
  createDocumentKind(232, 'Pack of papers'),
];

/** Several papers bound as one. */
export const packKind = 232;

const byNumber = new Map(documentKinds.map((one) => [one.number, one]));
export const findDocumentKind = (number: number): DocumentKind | undefined => byNumber.get(number);
