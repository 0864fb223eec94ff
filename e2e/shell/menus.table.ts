/**
 * Section 6 of the specification as one table: which entry is shown to whom in which system types (1 Insolvencies,
 * 2 Deceased Estates, 3 Curatorship, 4 Flow Consult, 5 Trust). A role that is not named never sees the entry.
 */
const all = '12345';
const everybodyInside = { SuperAdmin: all, Admin: all, 'Capture Matter': all, 'Request Account': all };
const showInsideOr = (joint: string) => ({ ...everybodyInside, JointAppointee: joint });
const showInsideIn = (types: string) =>
  ({ SuperAdmin: types, Admin: types, 'Capture Matter': types, 'Request Account': types }) as const;

export const roles = [
  'SuperAdmin',
  'Admin',
  'Capture Matter',
  'Request Account',
  'JointAppointee',
  'UserMatterAccess',
] as const;
export type MenuRole = (typeof roles)[number];

export const sidebarTable: Readonly<Record<string, Partial<Record<MenuRole, string>>>> = {
  Dashboard: everybodyInside,
  Matters: showInsideOr(all),
  'Archived Matters': showInsideOr(all),
  Diary: everybodyInside,
  'Task Centre': everybodyInside,
  'Activity Centre': {},
  Users: { Admin: all },
  'Audit Trail': everybodyInside,
  Intermediaries: { SuperAdmin: all },
  'System Changes': { SuperAdmin: all },
  'Bulk Client Reports': showInsideIn('12'),
  Insight: { Admin: all },
  Money: showInsideIn('1235'),
  'Management Reports': { SuperAdmin: '12' },
  'Trust Management Reports': { SuperAdmin: '15' },
  Scheduler: { SuperAdmin: all },
};

/** For administrators alone. */
export const settingsTable: Readonly<Record<string, string>> = {
  'Global Trust Fees': '5',
  'L&D Options': '24',
  Auctioneers: '234',
  'Bond of Security Providers': '1235',
  'Global Executors': '124',
  'Global Tutor/Curator': '3',
  'Global Founders': '5',
  'Global Beneficiaries': '5',
  'Global Auditors and Accountants': '5',
  'Global Tax Practitioners': '5',
  'Global Trustees': '5',
  'Global Service Providers': '1',
  'Guarding Companies': '1',
  'Joint Appointee': '1',
  'Storage Providers': '1',
  'Lodging requirements': '123',
  "Magistrate's Office": '123',
  Marketers: '1245',
  "Master's Office": '1235',
  'Publication Partners': '12',
  'Recon Options': '123',
  'Payout File': '123',
  Referrers: '2345',
  'Organisation Settings': all,
  // Beyond the specification's list: how the firm's work goes, and where its own texts are, of papers and of mails.
  Templates: all,
  'Email Contents': all,
  'FX Assist Providers': all,
  'Global Creditors': all,
  Valuers: all,
};

export const listSidebar = (role: MenuRole, type: number): string[] =>
  Object.entries(sidebarTable)
    .filter(([, shown]) => shown[role]?.includes(String(type)))
    .map(([item]) => item);

export const listSettings = (role: MenuRole, type: number): string[] =>
  role === 'Admin'
    ? Object.entries(settingsTable)
        .filter(([, types]) => types.includes(String(type)))
        .map(([item]) => item)
    : [];
