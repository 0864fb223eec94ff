/** What an entry has that is made from a bank line, a payment or a budget: nothing but what those tell. */
export const blankIncome = {
  reversalOfID: null,
  beneficiaryID: null,
  documentID: null,
  assetID: null,
  vatAmount: null,
  fromDate: null,
  toDate: null,
  account: null,
  notes: null,
};
export const blankMovement = {
  reversalOfID: null,
  assetID: null,
  partyID: null,
  claimID: null,
  toBankAccountID: null,
  carryingAmount: null,
  isForUse: false,
  notes: null,
};
export const blankExpense = {
  reversalOfID: null,
  beneficiaryID: null,
  documentID: null,
  assetID: null,
  liabilityID: null,
  payee: null,
  costType: null,
  expenseType: null,
  vatAmount: null,
  borneBy: null,
  isForEstateDuty: false,
  fromDate: null,
  toDate: null,
  account: null,
  notes: null,
};
