// Side navigation and settings menu: what there is, and for whom it is hidden.

export const settingsMenu = {
  '/trustfees': [5],
  '/lndoptions': [2, 4],
  '/auctioneers': [2, 3, 4],
  '/bondofsecurityproviders': [1, 2, 3, 5],
  '/globalexecutors': [1, 2, 3, 4],
  '/globalfounders': [5],
  '/globalbeneficiaries': [5],
  '/globalauditors': [5],
  '/globaltaxpractitioners': [5],
  '/globaltrustees': [5],
  '/globalserviceproviders': [1],
  '/guardingcompanies': [1],
  '/jointappointees': [1],
  '/storageproviders': [1],
  '/magistratesoffice': [1, 2, 3],
  '/marketers': [1, 2, 4, 5],
  '/mastersoffice': [1, 2, 3, 5],
  '/publicationpartners': [1, 2],
  '/reconOptions': [1, 2, 3],
  '/referrers': [2, 3, 4, 5],
  '/details': [1, 2, 3, 4, 5],
  '/fxAssistProviders': [1, 2, 3, 4, 5],
  '/globalcreditors': [1, 2, 3, 4, 5],
  '/valuers': [1, 2, 3, 4, 5],
} as const;

export const settingsLabel = {
  '/trustfees': 'Global Trust Fees',
  '/lndoptions': 'L&D Options',
  '/auctioneers': 'Auctioneers',
  '/bondofsecurityproviders': 'Bond of Security Providers',
  '/globalexecutors': {
    '3': 'Global Tutor/Curator',
    '*': 'Global Executors',
  },
  '/globalfounders': 'Global Founders',
  '/globalbeneficiaries': 'Global Beneficiaries',
  '/globalauditors': 'Global Auditors and Accountants',
  '/globaltaxpractitioners': 'Global Tax Practitioners',
  '/globaltrustees': 'Global Trustees',
  '/globalserviceproviders': 'Global Service Providers',
  '/guardingcompanies': 'Guarding Companies',
  '/jointappointees': 'Joint Appointee',
  '/storageproviders': 'Storage Providers',
  '/magistratesoffice': "Magistrate's Office",
  '/marketers': 'Marketers',
  '/mastersoffice': "Master's Office",
  '/publicationpartners': 'Publication Partners',
  '/reconOptions': 'Recon Options',
  '/referrers': 'Referrers',
  '/details': 'Organisation Settings',
  '/fxAssistProviders': 'FX Assist Providers',
  '/globalcreditors': 'Global Creditors',
  '/valuers': 'Valuers',
} as const;

export const sidebar = [
  'Dashboard',
  'Matters',
  'Archived Matters',
  'Diary',
  'Task Centre',
  'Activity Centre',
  'Users',
  'Audit Trail',
  'Intermediaries',
  'System Changes',
  'Bulk Client Reports',
  'Management Reports',
  'Trust Management Reports',
  'Scheduler',
] as const;

export const sidebarHiddenForSystemType = {
  'Activity Centre': [1, 2, 3, 4, 5],
  'Bulk Client Reports': [3, 4, 5],
  'Management Reports': [3, 4, 5],
  'Trust Management Reports': [2, 3, 4],
} as const;

export const sidebarHiddenForRole = {
  JointAppointee: [
    'Dashboard',
    'Diary',
    'Task Centre',
    'Activity Centre',
    'Users',
    'Audit Trail',
    'Bulk Client Reports',
    'Management Reports',
    'Trust Management Reports',
  ],
  UserMatterAccess: [
    'Dashboard',
    'Diary',
    'Task Centre',
    'Activity Centre',
    'Users',
    'Audit Trail',
    'Bulk Client Reports',
    'Management Reports',
    'Trust Management Reports',
    'Matters',
    'Archived Matters',
  ],
} as const;

export const sidebarOnlySuperAdmin = [
  'Intermediaries',
  'System Changes',
  'Scheduler',
  'Management Reports',
  'Trust Management Reports',
] as const;

export const sidebarOnlyAdmin = ['Users'] as const;
