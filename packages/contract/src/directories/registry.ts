import type { requirementWhens } from '@boedel/domain/lodging/before-lodging';
import { z } from 'zod';
import { flagInQuery, id, idInQuery } from '../fields';
import { type Directory, declareDirectory, type DirectoryRegistry } from './directory';
import {
  day,
  email,
  flag,
  idNumber,
  image,
  link,
  money,
  notes,
  number,
  percent,
  phone,
  required,
  select,
  text,
} from '../record/field';
import { banking, business, country, party, physicalAddress, postalAddress } from '../record/field-groups';

const creditorKinds = ['Bank', 'Revenue authority', 'Municipality', 'Medical', 'Retail', 'Employee', 'Other'] as const;
const office = {
  name: required('Office'),
  region: text('Region', 60, { inList: true }),
  country: { ...country, inList: true },
  email: email('Email', { inList: true }),
  phone: phone('Telephone', { inList: true }),
  ...physicalAddress,
  ...postalAddress,
};
const requestedForChoices = [
  'Every estate',
  'Estates with a will',
  'Estates without a will',
  'Estates with immovable property',
  'Estates with minor heirs',
  'Estates with an executor',
  'Estates under section 18(3)',
] as const satisfies typeof requirementWhens;
const introducer = {
  ...business,
  idNumber: idNumber(),
  commissionPercent: percent('Commission (%)', { inList: true }),
  agreementDate: day('Date of the agreement'),
};

/**
 * Every plain directory. A new one is an entry here and a migration for its table, named as the entry is; paths,
 * permission, list, form, search, CSV and the check on its table come from it (docs/adding-a-directory.md).
 */
export const directories = {
  creditor: declareDirectory({
    label: 'Creditors',
    one: 'creditor',
    write: ['Admin', 'Capture Matter'],
    fields: {
      ...business,
      kind: select('Kind', creditorKinds),
      reference: text('Our account with them', 80, { inList: true }),
      globalCreditorID: link('Global creditor', 'globalcreditor'),
    },
  }),
  globalcreditor: declareDirectory({
    label: 'Global Creditors',
    one: 'global creditor',
    routes: { list: '/globalcreditors', detail: '/globalcreditors/globalcreditor/{globalcreditorId}' },
    settingsOf: [1, 2, 3, 4, 5],
    group: 'people',
    take: 1000,
    // For a matter: which of them it has already, and its own creditors too where both are asked for.
    asks: { matterID: idInQuery.optional(), getBoth: flagInQuery },
    adds: { isGlobal: z.boolean().optional(), creditorID: id.nullable().optional() },
    fields: { ...business, kind: select('Kind', creditorKinds, { inList: true }) },
  }),
  globalserviceprovider: declareDirectory({
    label: 'Global Service Providers',
    one: 'service provider',
    routes: {
      list: '/globalserviceproviders',
      detail: '/globalserviceproviders/globalserviceprovider/{globalserviceproviderId}',
    },
    settingsOf: [1],
    group: 'services',
    fields: { ...business, service: text('Service', 120, { inList: true }) },
  }),
  valuer: declareDirectory({
    label: 'Valuers',
    one: 'valuer',
    routes: { list: '/valuers', detail: '/valuers/valuer/{valuerId}' },
    settingsOf: [1, 2, 3, 4, 5],
    group: 'services',
    fields: {
      ...business,
      professionalNumber: text('Professional registration', 40),
      isAppraiser: flag('Sworn appraiser', { inList: true }),
      district: text('District', 120),
    },
  }),
  auctioneer: declareDirectory({
    label: 'Auctioneers',
    one: 'auctioneer',
    routes: { list: '/auctioneers', detail: '/auctioneers/auctioneer/{auctioneerId}' },
    settingsOf: [2, 3, 4],
    group: 'services',
    fields: { ...business, commissionPercent: percent('Commission (%)', { inList: true }) },
  }),
  storageprovider: declareDirectory({
    label: 'Storage Providers',
    one: 'storage provider',
    routes: { list: '/storageproviders', detail: '/storageproviders/storageprovider/{storageproviderId}' },
    settingsOf: [1],
    group: 'services',
    fields: { ...business, monthlyRate: money('Monthly rate', { inList: true }) },
  }),
  guardingcompany: declareDirectory({
    label: 'Guarding Companies',
    one: 'guarding company',
    routes: { list: '/guardingcompanies', detail: '/guardingcompanies/guardingcompany/{guardingcompanyId}' },
    settingsOf: [1],
    group: 'services',
    fields: {
      ...business,
      securityNumber: text('Security registration', 40),
      dailyRate: money('Daily rate', { inList: true }),
    },
  }),
  publicationpartner: declareDirectory({
    label: 'Publication Partners',
    one: 'publication partner',
    routes: { list: '/publicationpartners', detail: '/publicationpartners/publicationpartner/{publicationpartnerId}' },
    settingsOf: [1, 2],
    group: 'services',
    fields: {
      ...business,
      medium: select('Medium', ['Government Gazette', 'Newspaper', 'Agent'], { inList: true }),
      language: select('Language', ['English', 'Afrikaans', 'English and Afrikaans'], { inList: true }),
      noticeCost: money('Cost of notice'),
    },
  }),
  bondofsecurityprovider: declareDirectory({
    label: 'Bond of Security Providers',
    one: 'bond of security provider',
    routes: {
      list: '/bondofsecurityproviders',
      detail: '/bondofsecurityproviders/bondofsecurityprovider/{bondofsecurityproviderId}',
    },
    settingsOf: [1, 2, 3, 5],
    group: 'services',
    fields: {
      ...business,
      premiumPercent: percent('Premium (%)', { inList: true }),
      minimumPremium: money('Minimum premium'),
      facilityNumber: text('Facility number', 40),
    },
  }),
  fxassistprovider: declareDirectory({
    label: 'FX Assist Providers',
    one: 'FX assist provider',
    routes: { list: '/fxAssistProviders', detail: '/fxAssistProviders/fxProvider/{fxProviderId}' },
    settingsOf: [1, 2, 3, 4, 5],
    group: 'services',
    fields: {
      ...business,
      licenceNumber: text('Financial services licence', 40, { inList: true }),
      documentsAsked: notes('Documents required, one per line'),
    },
  }),
  masteroffice: declareDirectory({
    label: "Master's Office",
    one: "Master's office",
    owned: 'shared',
    routes: { list: '/mastersoffice', detail: '/mastersoffice/masteroffice/{masterofficeprovideId}' },
    settingsOf: [1, 2, 3, 5],
    group: 'offices',
    fields: {
      ...office,
      trustSuffix: text('Letters in its trust file numbers', 2, { inList: true }),
      packMegabytes: number('Largest file for its portal (MB)', [1, 500], {
        help: 'A lodging pack is split into files of at most this size.',
      }),
      packNameLength: number('Longest file name for its portal', [12, 200]),
      notes: notes(),
    },
  }),
  magistrateoffice: declareDirectory({
    label: "Magistrate's Office",
    one: "magistrate's office",
    owned: 'shared',
    routes: { list: '/magistratesoffice', detail: '/magistratesoffice/magistrateoffice/{magistrateofficeId}' },
    settingsOf: [1, 2, 3],
    group: 'offices',
    fields: { ...office, notes: notes() },
  }),
  lodgingrequirement: declareDirectory({
    label: 'Lodging requirements',
    one: 'requirement',
    owned: 'shared',
    isOurs: true,
    routes: { list: '/lodgingrequirements' },
    fields: {
      name: required('What is asked', 300),
      nameAf: text('Afrikaans text', 300),
      country: { ...country, inList: true },
      masterOfficeID: link('Asked by', 'masteroffice', {
        inList: true,
        column: 'master_office_id',
        help: 'Leave blank for every office.',
      }),
      askedOf: select('Asked of', requestedForChoices, { inList: true }),
      packPlace: number('Place in the lodging pack', [1, 999], { help: 'Leave blank to place it last.' }),
      paperNumber: number('Catalogue document', [1, 299], {
        help: 'The requirement is met when this document is on the matter.',
      }),
      section: text('Section', 160),
      email: email('Email', { help: 'The address for questions about this.' }),
      fromDate: day('Required from', { inList: true }),
      untilDate: day('Asked until', { inList: true }),
    },
  }),
  jointappointee: declareDirectory({
    label: 'Joint Appointee',
    one: 'joint appointee',
    routes: { list: '/jointappointees', detail: '/jointappointees/jointappointee/{jointappointeeId}' },
    settingsOf: [1],
    group: 'people',
    fields: { ...business, idNumber: idNumber() },
  }),
  director: declareDirectory({
    label: 'Legal Agents',
    one: 'Legal Agent',
    routes: { list: '/details', detail: '/details/director/{directorId}' },
    fields: {
      name: required('Full name'),
      designation: text('Designation', 120, { inList: true }),
      idNumber: idNumber(),
      practiceNumber: text('Practice number', 40),
      email: email('Email', { inList: true }),
      phone: phone('Telephone', { inList: true }),
      mobile: phone('Mobile'),
      ...physicalAddress,
      signatureFileID: image('Signature'),
      isMilestoneSignatory: flag('Signs milestone letters', { inList: true }),
      notes: notes(),
    },
  }),
  referrer: declareDirectory({
    label: 'Referrers',
    one: 'referrer',
    routes: { list: '/referrers', detail: '/referrers/referrer/{referrerId}' },
    settingsOf: [2, 3, 4, 5],
    group: 'work',
    fields: introducer,
  }),
  marketer: declareDirectory({
    label: 'Marketers',
    one: 'marketer',
    routes: { list: '/marketers', detail: '/marketers/marketer/{marketerId}' },
    settingsOf: [1, 2, 4, 5],
    group: 'work',
    fields: introducer,
  }),
  globalexecutor: declareDirectory({
    label: 'Global Executors',
    one: 'executor',
    isOurs: true,
    inCuratorship: { label: 'Global Tutor/Curator', one: 'tutor or curator' },
    routes: { list: '/globalexecutors' },
    settingsOf: [1, 2, 3, 4],
    group: 'people',
    fields: { ...party, capacity: text('Capacity', 120, { inList: true }), signatureFileID: image('Signature') },
  }),
  founder: declareDirectory({
    label: 'Global Founders',
    one: 'founder',
    routes: { list: '/globalfounders' },
    settingsOf: [5],
    group: 'people',
    fields: party,
  }),
  globalbeneficiary: declareDirectory({
    label: 'Global Beneficiaries',
    one: 'beneficiary',
    isOurs: true,
    contacts: 'Beneficiary',
    routes: { list: '/globalbeneficiaries' },
    settingsOf: [5],
    group: 'people',
    fields: { ...party, isResident: flag('Lives in South Africa') },
  }),
  auditor: declareDirectory({
    label: 'Global Auditors and Accountants',
    one: 'auditor or accountant',
    list: 'getGlobalList',
    contacts: 'Auditor',
    routes: { list: '/globalauditors' },
    settingsOf: [5],
    group: 'people',
    fields: {
      ...business,
      professionalBody: text('Professional body', 80, { inList: true }),
      practiceNumber: text('Practice number', 40, { inList: true }),
    },
  }),
  taxpractitioner: declareDirectory({
    label: 'Global Tax Practitioners',
    one: 'tax practitioner',
    list: 'getGlobalList',
    contacts: 'TaxPractitioner',
    routes: { list: '/globaltaxpractitioners' },
    settingsOf: [5],
    group: 'people',
    fields: {
      ...business,
      practitionerNumber: text('Tax practitioner number', 40, { inList: true }),
      professionalBody: text('Professional body', 80),
    },
  }),
  globaltrustee: declareDirectory({
    label: 'Global Trustees',
    one: 'trustee',
    contacts: 'Fiduciary',
    routes: { list: '/globaltrustees' },
    settingsOf: [5],
    group: 'people',
    fields: {
      ...party,
      isIndependent: flag('Independent trustee', { inList: true }),
      companyNumber: text('Corporate trustee registration', 40),
    },
  }),
} as const satisfies DirectoryRegistry;

export type DirectoryKey = keyof typeof directories;

/** The people behind a joint appointee. */
export const jointAppointeeTrustee = {
  name: required('Full name'),
  idNumber: idNumber(),
  email: email('Email', { inList: true }),
  phone: phone('Telephone', { inList: true }),
  mobile: phone('Mobile'),
  ...banking,
  notes: notes(),
};

export const directoryKeys = Object.keys(directories) as [DirectoryKey, ...DirectoryKey[]];
export const findDirectory = (key: DirectoryKey): Directory => directories[key];
