import { ownAccountCalls, payeeAccountCalls } from './account-confirmations/account-confirmations.calls';
import { activityCalls, fiduciaryActivityCalls, firmStepCalls } from './activities/activities.calls';
import { familyAnswerCalls, familyIntakeCalls } from './family-intake/family-intake.calls';
import { outsideLinkCalls } from './outside-links/outside-links.calls';
import { outsideSigningCalls, signingCalls } from './signing/signing.calls';
import { claimCalls, claimDeskCalls, claimPaperCalls } from './claims/claims.calls';
import {
  annuityCalls,
  donationCalls,
  disposableCalls,
  improvementCalls,
  dutyCreditCalls,
  dutyPaymentCalls,
  estateSettingCalls,
} from './estate/estate.calls';
import { gainsCalls, suggestedTaxYearCalls, taxYearCalls } from './capital-gains/capital-gains.calls';
import { creditorsMeetingCalls } from './meetings/creditors-meeting.calls';
import { meetingMailCalls } from './meetings/meeting-mail.calls';
import { meetingCalls, noticeCalls } from './meetings/meetings.calls';
import { rafCalls, rafClaimCalls, rafItemCalls, rafPaymentCalls } from './raf/raf.calls';
import { trainingCalls } from './trust-meetings/trainings.calls';
import { trusteesMeetingCalls } from './trust-meetings/trust-meetings.calls';
import { rebateCalls, rebateFigureCalls } from './rebate/rebate.calls';
import { accountPreviewCalls, estateAccountCalls } from './estate-account/estate-account.calls';
import { assetBulkCalls, assetCalls, assetLineCalls, findCalls } from './assets/assets.calls';
import { beneficiaryCalls } from './beneficiaries/beneficiaries.calls';
import type { CallRegistry } from './call';
import { bankAccountCalls, expenseCalls, incomeCalls, movementCalls } from './cash/cash.calls';
import { fxAssistCalls } from './fx-assist/fx-assist.calls';
import { bucketCalls, storageLinkCalls } from './document-storage/document-storage.calls';
import { documentCalls, documentLinkCalls, documentUploadCalls } from './documents/documents.calls';
import { emailContentCalls } from './email-contents/email-contents.calls';
import { clientReportCalls } from './client-reports/client-reports.calls';
import { jointLetterCalls } from './joint-letters/joint-letters.calls';
import { mailFilingCalls } from './mail-filing/mail-filing.calls';
import { packCalls } from './packs/packs.calls';
import { defaultTemplateCalls, paperCalls, templateCalls } from './templates/templates.calls';
import { bondCalls, bondStepCalls } from './bond/bond.calls';
import { contactPersonCalls } from './directories/contact-persons.calls';
import {
  directoryCalls,
  directoryOfMatterCalls,
  directorySpecialCalls,
  directoryToolCalls,
} from './directories/directories.calls';
import { companyCalls, ldOptionCalls, organisationCalls, settingCalls } from './firm/firm.calls';
import { creditorLinkCalls, creditorPageCalls } from './creditor-page/creditor-page.calls';
import { auctionLotCalls, dispositionCalls, openContractCalls, saleConsentCalls } from './insolvent/realisation.record';
import { insolventCalls } from './insolvent/insolvent.calls';
import { insolvencyAccountCalls } from './insolvency-account/insolvency-account.calls';
import { importCalls } from './imports/imports.calls';
import { inboxCalls } from './inbox/inbox.calls';
import { ledgerCalls } from './ledger/ledger.calls';
import { accountQueryCalls, afterLodgingCalls } from './lodging/after-lodging.calls';
import { lodgingCalls } from './lodging/lodging.calls';
import { clientBookCalls } from './client-book/client-book.calls';
import { clientAnswerCalls, clientFillCalls } from './client-sheet/client-answers.calls';
import { clientSheetCalls } from './client-sheet/client-sheet.calls';
import { lastProjectionCalls } from './die-today/last-projection.calls';
import { flowAssumptionCalls, projectionCalls, scenarioCalls } from './die-today/die-today.calls';
import { calendarCalls, diaryCalls, statutoryDateCalls } from './diary/diary.calls';
import {
  accessCalls,
  executorCalls,
  powerOfAttorneyCalls,
  recipientCalls,
  uploadAuditCalls,
} from './matter-people/matter-people.calls';
import { booksCalls } from './books/books.calls';
import { complianceCalls, yearsDoneCalls } from './compliance/compliance.calls';
import { officeEndCalls } from './office-end/office-end.calls';
import { reportCalls } from './reports/reports.calls';
import { insightCalls } from './reports/insights.calls';
import { ownReportCalls } from './reports/own-reports.calls';
import { tableCalls } from './reports/tables.calls';
import { ownerCalls } from './owners/owners.calls';
import { trustFeeCalls, trustFeeTermsCalls } from './trust-fees/trust-fees.calls';
import { distributionCalls, trustMoneyCalls } from './trust-money/trust-money.calls';
import { trustAttributionCalls, trustTaxCalls, trustTaxYearCalls } from './trust-money/trust-tax.calls';
import { trustOriginCalls } from './trust-origin/trust-origin.calls';
import { trusteeCalls } from './trustees/trustees.calls';
import {
  labelCalls,
  matterOptionCalls,
  mergeFieldCalls,
  watchListCalls,
} from './matter-settings/matter-settings.calls';
import { figureCalls } from './figures/figures.calls';
import { jointAppointeeCalls } from './matter-people/joint-appointees.calls';
import { serviceCalls } from './assets/services.calls';
import { liabilityCalls } from './liabilities/liabilities.calls';
import { milestoneCalls } from './milestones/milestones.calls';
import { noteCalls } from './notes/notes.calls';
import { interestContactCalls } from './parties/interest-contacts.calls';
import { marriageCalls } from './parties/marriages.calls';
import { mainPartyCalls, partyCalls } from './parties/parties.calls';
import { statementCalls } from './statements/statements.calls';
import { bankRequestCalls } from './bank-requests/bank-requests.calls';
import { payoutCalls } from './payout/payout.calls';
import { reconCalls, reconClaimCalls } from './recon/recon.calls';
import { sessionCalls } from './session/session.calls';
import { ratesCalls } from './rates/rates.calls';
import { systemChangeCalls } from './system-changes/system-changes.calls';
import { auditTrailCalls } from './audit-trail/audit-trail.calls';
import { intermediaryCalls } from './intermediaries/intermediaries.calls';
import { supportCalls } from './support/support.calls';
import { firmDataCalls } from './firm-data/firm-data.calls';
import { accountCalls } from './users/account.calls';
import { userCalls } from './users/users.calls';
import { budgetCalls } from './curator-account/budget.calls';
import { curatorStepCalls } from './curator-account/steps.calls';
import { releaseOfDutiesCalls } from './release-of-duties/release-of-duties.calls';
import { curatorAccountCalls } from './curator-account/curator-account.calls';
import { introducerCalls } from './introducers/introducers.calls';
import { matterListCalls } from './matter/matter-list.calls';
import { matterCalls } from './matter/matter.calls';
import { turnIntoEstateCalls } from './matter/turn-into-estate.calls';
import { assetTakerCalls } from './wills/asset-takers.calls';
import { peopleCalls } from './people/people.calls';
import { advanceCalls, agreementCalls, willCalls } from './wills/wills.calls';
import { awaitedCalls } from './waiting/awaited.calls';
import { schedulerCalls } from './scheduler/scheduler.calls';
import { taskCalls } from './tasks/tasks.calls';
import { calendarFeedCalls } from './calendar-feed/calendar-feed.calls';
import { waitingCalls } from './waiting/waiting.calls';

/** Every declared call, by area. The server does not start while one of these is not handled. */
export const areas = {
  activities: activityCalls,
  activitySteps: firmStepCalls,
  activityFiduciaries: fiduciaryActivityCalls,
  assets: assetCalls,
  assetLines: assetLineCalls,
  manyAssets: assetBulkCalls,
  finds: findCalls,
  bankAccounts: bankAccountCalls,
  income: incomeCalls,
  expenses: expenseCalls,
  movements: movementCalls,
  lodging: lodgingCalls,
  ledger: ledgerCalls,
  statements: statementCalls,
  recon: reconCalls,
  reconClaims: reconClaimCalls,
  payouts: payoutCalls,
  ownAccounts: ownAccountCalls,
  payeeAccounts: payeeAccountCalls,
  bankRequests: bankRequestCalls,
  beneficiaries: beneficiaryCalls,
  people: peopleCalls,
  wills: willCalls,
  assetTakers: assetTakerCalls,
  agreements: agreementCalls,
  advances: advanceCalls,
  documents: documentCalls,
  documentLinks: documentLinkCalls,
  documentUploads: documentUploadCalls,
  fxAssist: fxAssistCalls,
  storageLinks: storageLinkCalls,
  buckets: bucketCalls,
  jointLetters: jointLetterCalls,
  clientReports: clientReportCalls,
  mailFiling: mailFilingCalls,
  packs: packCalls,
  emailContents: emailContentCalls,
  templates: templateCalls,
  defaultTemplates: defaultTemplateCalls,
  papers: paperCalls,
  claims: claimCalls,
  claimDesk: claimDeskCalls,
  claimPapers: claimPaperCalls,
  liabilities: liabilityCalls,
  assetServices: serviceCalls,
  jointAppointees: jointAppointeeCalls,
  bonds: bondCalls,
  bondSteps: bondStepCalls,
  figures: figureCalls,
  annuities: annuityCalls,
  donations: donationCalls,
  disposables: disposableCalls,
  improvements: improvementCalls,
  meetings: meetingCalls,
  creditorsMeetings: creditorsMeetingCalls,
  meetingMails: meetingMailCalls,
  trusteesMeetings: trusteesMeetingCalls,
  trainings: trainingCalls,
  notices: noticeCalls,
  rebates: rebateCalls,
  rebateFigures: rebateFigureCalls,
  gains: gainsCalls,
  taxYears: taxYearCalls,
  suggestedTaxYears: suggestedTaxYearCalls,
  dutyCredits: dutyCreditCalls,
  dutyPayments: dutyPaymentCalls,
  estateSettings: estateSettingCalls,
  company: companyCalls,
  organisation: organisationCalls,
  settings: settingCalls,
  ldOptions: ldOptionCalls,
  contactPersons: contactPersonCalls,
  directories: directoryCalls,
  directoryTools: directoryToolCalls,
  directorySpecial: directorySpecialCalls,
  directoryOfMatter: directoryOfMatterCalls,
  mainParty: mainPartyCalls,
  marriages: marriageCalls,
  diary: diaryCalls,
  statutoryDates: statutoryDateCalls,
  recipients: recipientCalls,
  executors: executorCalls,
  trustees: trusteeCalls,
  owners: ownerCalls,
  compliance: complianceCalls,
  trustYearsDone: yearsDoneCalls,
  books: booksCalls,
  officeEnd: officeEndCalls,
  reports: reportCalls,
  reportTables: tableCalls,
  insights: insightCalls,
  ownReports: ownReportCalls,
  trustFees: trustFeeCalls,
  trustFeeTerms: trustFeeTermsCalls,
  distributions: distributionCalls,
  trustMoney: trustMoneyCalls,
  trustTax: trustTaxCalls,
  trustTaxYears: trustTaxYearCalls,
  trustAttributions: trustAttributionCalls,
  trustOrigin: trustOriginCalls,
  raf: rafCalls,
  rafClaims: rafClaimCalls,
  rafItems: rafItemCalls,
  rafPayments: rafPaymentCalls,
  familyIntake: familyIntakeCalls,
  familyAnswers: familyAnswerCalls,
  outsideLinks: outsideLinkCalls,
  signing: signingCalls,
  outsideSigning: outsideSigningCalls,
  matterAccess: accessCalls,
  powersOfAttorney: powerOfAttorneyCalls,
  uploadAudits: uploadAuditCalls,
  labels: labelCalls,
  matterOptions: matterOptionCalls,
  mergeFields: mergeFieldCalls,
  watchList: watchListCalls,
  milestones: milestoneCalls,
  notes: noteCalls,
  inbox: inboxCalls,
  interestContacts: interestContactCalls,
  parties: partyCalls,
  session: sessionCalls,
  systemChanges: systemChangeCalls,
  rates: ratesCalls,
  users: userCalls,
  account: accountCalls,
  firmData: firmDataCalls,
  intermediaries: intermediaryCalls,
  support: supportCalls,
  auditTrail: auditTrailCalls,
  introducers: introducerCalls,
  sheetImport: importCalls,
  matter: matterCalls,
  turnIntoEstate: turnIntoEstateCalls,
  matterList: matterListCalls,
  accountPreview: accountPreviewCalls,
  estateAccount: estateAccountCalls,
  curatorAccount: curatorAccountCalls,
  insolvencyAccount: insolvencyAccountCalls,
  insolvent: insolventCalls,
  dispositions: dispositionCalls,
  openContracts: openContractCalls,
  auctionLots: auctionLotCalls,
  saleConsents: saleConsentCalls,
  creditorPage: creditorPageCalls,
  creditorLinks: creditorLinkCalls,
  curatorBudget: budgetCalls,
  curatorSteps: curatorStepCalls,
  releaseOfDuties: releaseOfDutiesCalls,
  afterLodging: afterLodgingCalls,
  accountQueries: accountQueryCalls,
  waiting: waitingCalls,
  tasks: taskCalls,
  scheduler: schedulerCalls,
  calendar: calendarCalls,
  calendarFeed: calendarFeedCalls,
  awaited: awaitedCalls,
  projection: projectionCalls,
  lastProjection: lastProjectionCalls,
  clientSheet: clientSheetCalls,
  clientBook: clientBookCalls,
  clientAnswers: clientAnswerCalls,
  clientFill: clientFillCalls,
  scenarios: scenarioCalls,
  flowAssumptions: flowAssumptionCalls,
} as const satisfies Record<string, CallRegistry>;
