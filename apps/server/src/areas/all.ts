import { handledActivityCalls, handledActivityFiduciaries, handledFirmStepCalls } from './activities/activities.calls';
import { handledFamilyAnswerCalls, handledFamilyIntakeCalls } from './family-intake/family-intake.calls';
import { handledOutsideLinkCalls } from './outside-links/outside-links.calls';
import { handledOutsideSigningCalls, handledSigningCalls } from './signing/signing.calls';
import { handledClaimPaperCalls } from './claim-papers/claim-papers.calls';
import { handledClaimCalls } from './claims/claims.calls';
import { handledClaimDeskCalls } from './claims/claim-desk.calls';
import { handledTurnIntoEstate } from './after-death/turn-into-estate';
import { handledBeneficiaryCalls } from './beneficiaries/beneficiaries.calls';
import { handledPeopleCalls } from './people/people.calls';
import { handledAssetTakerCalls } from './wills/asset-takers';
import { handledAdvanceCalls, handledAgreementCalls, handledWillCalls } from './wills/wills.calls';
import { handledMarriageCalls } from './marriages/marriages.calls';
import { handledAccountPreviewCalls } from './estate-account/account-preview.calls';
import { handledAccountQueryCalls } from './after-lodging/account-queries';
import { handledAfterLodgingCalls } from './after-lodging/after-lodging.calls';
import { handledBudgetCalls } from './curator-account/budget';
import { handledCuratorStepCalls } from './curator-account/steps';
import { handledReleaseOfDutiesCalls } from './release-of-duties/release-of-duties.calls';
import { handledCuratorAccountCalls } from './curator-account/curator-account.calls';
import { handledCreditorLinkCalls } from './creditor-page/creditor-links.calls';
import { handledCreditorPageCalls } from './creditor-page/creditor-page.calls';
import { handledInsolventCalls } from './insolvent/insolvent.calls';
import {
  handledAuctionLotCalls,
  handledDispositionCalls,
  handledOpenContractCalls,
  handledSaleConsentCalls,
} from './insolvent/realisation-lists';
import { handledInsolvencyAccountCalls } from './insolvency-account/insolvency-account.calls';
import { handledEstateAccountCalls } from './estate-account/draft.calls';
import {
  handledAssetBulkCalls,
  handledAssetCalls,
  handledAssetLineCalls,
  handledFindCalls,
} from './assets/assets.calls';
import { handledOwnAccountCalls, handledPayeeAccountCalls } from './account-confirmations/account-confirmations.calls';
import { handledBankAccountCalls } from './cash/bank-accounts';
import { handledExpenseCalls } from './cash/expenses';
import { handledMovementCalls } from './cash/movements';
import { handledIncomeCalls } from './cash/income';
import { handledImportCalls } from './imports/imports.calls';
import { handledBankRequestCalls } from './bank-requests/bank-requests.calls';
import { filedPayments } from './payout/filed-payments';
import { handledPayoutCalls } from './payout/payouts.calls';
import { handledReconClaimCalls } from './recon/claims';
import { createReconCalls } from './recon/recon.calls';
import { handledStatementCalls } from './statements/statements.calls';
import { handledLodgingCalls } from './lodged-accounts/lodged-accounts.calls';
import { handledLedgerCalls } from './ledger/ledger.calls';
import { handledBondCalls, handledBondStepCalls } from './bond/bond.calls';
import {
  handledDocumentCalls,
  handledDocumentLinkCalls,
  handledDocumentUploadCalls,
} from './documents/documents.calls';
import { handledEmailContentCalls } from './email-contents/email-contents.calls';
import { handledFxAssistCalls } from './fx-assist/fx-assist.calls';
import { handledBucketCalls, handledStorageLinkCalls } from './document-storage/document-storage.calls';
import { handledClientReportCalls } from './client-reports/client-reports.calls';
import { handledJointLetterCalls } from './joint-letters/joint-letters.calls';
import { handledMailFilingCalls } from './mail-filing/mail-filing.calls';
import { handledPackCalls } from './packs/packs.calls';
import { handledCalendarFeedCalls } from './calendar-feed/calendar-feed.calls';
import { handledSchedulerCalls } from './scheduler/scheduler.calls';
import { handledTaskCalls } from './tasks/tasks.calls';
import { handledDefaultTemplateCalls, handledPaperCalls, handledTemplateCalls } from './templates/templates.calls';
import {
  handledAnnuityCalls,
  handledDonationCalls,
  handledDisposableCalls,
  handledImprovementCalls,
  handledRebateCalls,
  handledDutyCreditCalls,
  handledDutyPaymentCalls,
} from './estate/duty-facts';
import {
  handledGainsCalls,
  handledSuggestedTaxYearCalls,
  handledTaxYearCalls,
} from './capital-gains/capital-gains.calls';
import { handledCreditorsMeetingCalls } from './meetings/creditors-meeting.calls';
import { handledTrainingCalls } from './trust-meetings/trainings';
import { handledTrusteesMeetingCalls } from './trust-meetings/trust-meetings.calls';
import { handledMeetingMailCalls } from './meetings/meeting-mail';
import { handledMeetingCalls, handledNoticeCalls } from './meetings/meetings.calls';
import { handledRafCalls, handledRafClaimCalls, handledRafItemCalls, handledRafPaymentCalls } from './raf/raf.calls';
import { handledRebateFigureCalls } from './rebate/rebate.calls';
import { handledEstateSettingCalls } from './estate/settings';
import { handledFigureCalls } from './figures/figures.calls';
import { handledLiabilityCalls } from './liabilities/liabilities.calls';
import { handledJointAppointeeCalls } from './matter-people/joint-appointees';
import { handledServiceCalls } from './realisation/realisation.calls';
import type { areas } from '@boedel/contract/all-calls';
import type { HandledCall } from '../platform/http/handler';
import { handledContactPersonCalls } from './directories/contact-persons';
import {
  handledDirectoryCalls,
  handledDirectoryOfMatterCalls,
  handledDirectorySpecialCalls,
  handledDirectoryToolCalls,
} from './directories/directories.calls';
import {
  handledCompanyCalls,
  handledLdOptionCalls,
  handledOrganisationCalls,
  handledSettingCalls,
} from './firm/firm.calls';
import { handledClientBookCalls } from './client-book/client-book.calls';
import { handledClientAnswerCalls, handledClientFillCalls } from './client-answers/client-answers.calls';
import { handledClientSheetCalls } from './client-sheet/client-sheet.calls';
import { handledLastProjectionCalls } from './last-projection/last-projection.calls';
import { handledProjectionCalls } from './die-today/die-today.calls';
import { handledFlowAssumptionCalls } from './die-today/assumptions';
import { handledScenarioCalls } from './die-today/scenarios';
import { handledCalendarCalls } from './diary/calendar';
import { handledDiaryCalls, handledStatutoryDateCalls } from './diary/diary.calls';
import { handledAccessCalls } from './matter-people/access';
import { handledExecutorCalls } from './matter-people/executors';
import { handledBooksCalls } from './books/books.calls';
import { handledComplianceCalls, handledYearsDoneCalls } from './compliance/compliance.calls';
import { handledOfficeEndCalls } from './office-end/office-end.calls';
import { handledReportCalls } from './reports/reports.calls';
import { handledInsightCalls } from './reports/insights.calls';
import { handledOwnReportCalls } from './reports/own-reports.calls';
import { handledTableCalls } from './reports/tables.calls';
import { handledOwnerCalls } from './owners/owners.calls';
import { handledTrustFeeCalls, handledTrustFeeTermsCalls } from './trust-fees/trust-fees.calls';
import { handledDistributionCalls, handledTrustMoneyCalls } from './trust-money/trust-money.calls';
import {
  handledTrustAttributionCalls,
  handledTrustTaxCalls,
  handledTrustTaxYearCalls,
} from './trust-money/trust-tax.calls';
import { handledTrustOriginCalls } from './trust-origin/trust-origin.calls';
import { handledTrusteeCalls } from './trustees/trustees.calls';
import { handledPowerOfAttorneyCalls, handledUploadAuditCalls } from './matter-people/powers-and-papers';
import { handledRecipientCalls } from './matter-people/recipients';
import { handledLabelCalls } from './matter-settings/labels';
import { handledMergeFieldCalls } from './matter-settings/merge-fields';
import { handledMatterOptionCalls } from './matter-settings/options';
import { handledWatchListCalls } from './matter-settings/watch-list';
import { handledMilestoneCalls } from './milestones/milestones.calls';
import { handledInboxCalls } from './inbox/inbox.calls';
import { handledNoteCalls } from './notes/notes.calls';
import { handledInterestContactCalls } from './parties/interest-contacts';
import { handledMainPartyCalls, handledPartyCalls } from './parties/parties.calls';
import { handledSessionCalls } from './session/session.calls';
import { handledRatesCalls } from './rates/rates.calls';
import { handledSystemChangeCalls } from './system-changes/system-changes.calls';
import { handledAuditTrailCalls } from './audit-trail/audit-trail.calls';
import { handledSupportCalls } from './support/support.calls';
import { handledIntermediaryCalls } from './intermediaries/intermediaries.calls';
import { handledFirmDataCalls } from './firm-data/firm-data.calls';
import { handledAccountCalls } from './users/account.calls';
import { handledUserCalls } from './users/users.calls';
import { handledIntroducerCalls } from './introducers/introducers.calls';
import { handledMatterCalls, handledMatterListCalls } from './matter/matter.calls';
import { handledAwaitedCalls, handledWaitingCalls } from './waiting/waiting.calls';

/** Every area's handlers, under the names the contract gives them: one missing does not compile. */
const handled: Readonly<Record<keyof typeof areas, HandledCall[]>> = {
  activities: handledActivityCalls,
  activitySteps: handledFirmStepCalls,
  activityFiduciaries: handledActivityFiduciaries,
  assets: handledAssetCalls,
  assetLines: handledAssetLineCalls,
  manyAssets: handledAssetBulkCalls,
  finds: handledFindCalls,
  bankAccounts: handledBankAccountCalls,
  ownAccounts: handledOwnAccountCalls,
  payeeAccounts: handledPayeeAccountCalls,
  income: handledIncomeCalls,
  expenses: handledExpenseCalls,
  movements: handledMovementCalls,
  lodging: handledLodgingCalls,
  ledger: handledLedgerCalls,
  statements: handledStatementCalls,
  recon: createReconCalls(filedPayments),
  reconClaims: handledReconClaimCalls,
  payouts: handledPayoutCalls,
  bankRequests: handledBankRequestCalls,
  beneficiaries: handledBeneficiaryCalls,
  people: handledPeopleCalls,
  wills: handledWillCalls,
  assetTakers: handledAssetTakerCalls,
  agreements: handledAgreementCalls,
  advances: handledAdvanceCalls,
  documents: handledDocumentCalls,
  documentLinks: handledDocumentLinkCalls,
  documentUploads: handledDocumentUploadCalls,
  fxAssist: handledFxAssistCalls,
  storageLinks: handledStorageLinkCalls,
  buckets: handledBucketCalls,
  jointLetters: handledJointLetterCalls,
  clientReports: handledClientReportCalls,
  mailFiling: handledMailFilingCalls,
  packs: handledPackCalls,
  emailContents: handledEmailContentCalls,
  templates: handledTemplateCalls,
  defaultTemplates: handledDefaultTemplateCalls,
  papers: handledPaperCalls,
  claims: handledClaimCalls,
  claimDesk: handledClaimDeskCalls,
  claimPapers: handledClaimPaperCalls,
  liabilities: handledLiabilityCalls,
  assetServices: handledServiceCalls,
  jointAppointees: handledJointAppointeeCalls,
  bonds: handledBondCalls,
  bondSteps: handledBondStepCalls,
  figures: handledFigureCalls,
  annuities: handledAnnuityCalls,
  donations: handledDonationCalls,
  disposables: handledDisposableCalls,
  improvements: handledImprovementCalls,
  meetings: handledMeetingCalls,
  creditorsMeetings: handledCreditorsMeetingCalls,
  meetingMails: handledMeetingMailCalls,
  trusteesMeetings: handledTrusteesMeetingCalls,
  trainings: handledTrainingCalls,
  notices: handledNoticeCalls,
  rebates: handledRebateCalls,
  rebateFigures: handledRebateFigureCalls,
  gains: handledGainsCalls,
  projection: handledProjectionCalls,
  lastProjection: handledLastProjectionCalls,
  clientSheet: handledClientSheetCalls,
  clientBook: handledClientBookCalls,
  clientAnswers: handledClientAnswerCalls,
  clientFill: handledClientFillCalls,
  scenarios: handledScenarioCalls,
  flowAssumptions: handledFlowAssumptionCalls,
  taxYears: handledTaxYearCalls,
  suggestedTaxYears: handledSuggestedTaxYearCalls,
  dutyCredits: handledDutyCreditCalls,
  dutyPayments: handledDutyPaymentCalls,
  estateSettings: handledEstateSettingCalls,
  company: handledCompanyCalls,
  organisation: handledOrganisationCalls,
  settings: handledSettingCalls,
  ldOptions: handledLdOptionCalls,
  contactPersons: handledContactPersonCalls,
  directories: handledDirectoryCalls,
  directoryTools: handledDirectoryToolCalls,
  directorySpecial: handledDirectorySpecialCalls,
  directoryOfMatter: handledDirectoryOfMatterCalls,
  mainParty: handledMainPartyCalls,
  marriages: handledMarriageCalls,
  diary: handledDiaryCalls,
  statutoryDates: handledStatutoryDateCalls,
  recipients: handledRecipientCalls,
  executors: handledExecutorCalls,
  trustees: handledTrusteeCalls,
  owners: handledOwnerCalls,
  compliance: handledComplianceCalls,
  trustYearsDone: handledYearsDoneCalls,
  books: handledBooksCalls,
  officeEnd: handledOfficeEndCalls,
  reports: handledReportCalls,
  reportTables: handledTableCalls,
  insights: handledInsightCalls,
  ownReports: handledOwnReportCalls,
  trustFees: handledTrustFeeCalls,
  trustFeeTerms: handledTrustFeeTermsCalls,
  distributions: handledDistributionCalls,
  trustMoney: handledTrustMoneyCalls,
  trustTax: handledTrustTaxCalls,
  trustTaxYears: handledTrustTaxYearCalls,
  trustAttributions: handledTrustAttributionCalls,
  trustOrigin: handledTrustOriginCalls,
  raf: handledRafCalls,
  rafClaims: handledRafClaimCalls,
  rafItems: handledRafItemCalls,
  rafPayments: handledRafPaymentCalls,
  familyIntake: handledFamilyIntakeCalls,
  familyAnswers: handledFamilyAnswerCalls,
  outsideLinks: handledOutsideLinkCalls,
  signing: handledSigningCalls,
  outsideSigning: handledOutsideSigningCalls,
  matterAccess: handledAccessCalls,
  powersOfAttorney: handledPowerOfAttorneyCalls,
  uploadAudits: handledUploadAuditCalls,
  labels: handledLabelCalls,
  matterOptions: handledMatterOptionCalls,
  mergeFields: handledMergeFieldCalls,
  watchList: handledWatchListCalls,
  milestones: handledMilestoneCalls,
  notes: handledNoteCalls,
  inbox: handledInboxCalls,
  interestContacts: handledInterestContactCalls,
  parties: handledPartyCalls,
  session: handledSessionCalls,
  systemChanges: handledSystemChangeCalls,
  rates: handledRatesCalls,
  users: handledUserCalls,
  account: handledAccountCalls,
  firmData: handledFirmDataCalls,
  intermediaries: handledIntermediaryCalls,
  support: handledSupportCalls,
  auditTrail: handledAuditTrailCalls,
  introducers: handledIntroducerCalls,
  sheetImport: handledImportCalls,
  matter: handledMatterCalls,
  turnIntoEstate: handledTurnIntoEstate,
  matterList: handledMatterListCalls,
  accountPreview: handledAccountPreviewCalls,
  estateAccount: handledEstateAccountCalls,
  curatorAccount: handledCuratorAccountCalls,
  insolvencyAccount: handledInsolvencyAccountCalls,
  insolvent: handledInsolventCalls,
  dispositions: handledDispositionCalls,
  openContracts: handledOpenContractCalls,
  auctionLots: handledAuctionLotCalls,
  saleConsents: handledSaleConsentCalls,
  creditorPage: handledCreditorPageCalls,
  creditorLinks: handledCreditorLinkCalls,
  curatorBudget: handledBudgetCalls,
  curatorSteps: handledCuratorStepCalls,
  releaseOfDuties: handledReleaseOfDutiesCalls,
  afterLodging: handledAfterLodgingCalls,
  accountQueries: handledAccountQueryCalls,
  waiting: handledWaitingCalls,
  tasks: handledTaskCalls,
  scheduler: handledSchedulerCalls,
  calendar: handledCalendarCalls,
  calendarFeed: handledCalendarFeedCalls,
  awaited: handledAwaitedCalls,
};

export const allCalls: readonly HandledCall[] = Object.values(handled).flat();
