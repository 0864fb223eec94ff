import type { Role } from '@boedel/domain/access/role';

export const demoPassword = 'Boedel-demo-2026';

export interface DemoFirm {
  readonly name: string;
  readonly country: 'South Africa' | 'Namibia';
  readonly isProvider?: true;
}

export const demoFirms = {
  provider: { name: 'Boedel', country: 'South Africa', isProvider: true },
  protea: { name: 'Protea Fiduciary', country: 'South Africa' },
  welwitschia: { name: 'Welwitschia Trust', country: 'Namibia' },
  karoo: { name: 'Karoo Boedels', country: 'South Africa' },
} as const satisfies Record<string, DemoFirm>;
export type DemoFirmKey = keyof typeof demoFirms;

export interface DemoPerson {
  readonly email: string;
  readonly fullName: string;
  readonly is: string;
  readonly in: Partial<Record<DemoFirmKey, { roles: readonly Role[]; systemTypes: readonly number[] }>>;
  readonly termsNotAccepted?: true;
  readonly twoFactor?: true;
}

const allFive = [1, 2, 3, 4, 5];
const administrator: readonly Role[] = ['Admin', 'Capture Matter', 'Request Account'];

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'super@boedel.test',
    fullName: 'Sibongile Radebe',
    is: "the provider's SuperAdmin",
    in: { provider: { roles: ['SuperAdmin'], systemTypes: allFive } },
  },
  {
    email: 'admin@protea.test',
    fullName: 'Thandi Maseko',
    is: 'administrator of Protea Fiduciary, all five types',
    in: { protea: { roles: administrator, systemTypes: allFive } },
  },
  {
    email: 'capture@protea.test',
    fullName: 'Andre Louw',
    is: 'captures matters; estates and insolvencies',
    in: { protea: { roles: ['Capture Matter'], systemTypes: [2, 1] } },
  },
  {
    email: 'reader@protea.test',
    fullName: 'Sarisha Govender',
    is: 'reads only; estates',
    in: { protea: { roles: [], systemTypes: [2] } },
  },
  {
    email: 'single@protea.test',
    fullName: 'Johan Fourie',
    is: 'one system type, chosen by itself',
    in: { protea: { roles: ['Capture Matter'], systemTypes: [2] } },
  },
  {
    email: 'checker@protea.test',
    fullName: 'Lerato Mokoena',
    is: 'checks payments and lodges accounts; estates, curatorship and insolvencies',
    in: { protea: { roles: ['Capture Matter', 'Request Account'], systemTypes: [2, 3, 1] } },
  },
  {
    email: 'joint@protea.test',
    fullName: 'Pieter Naude',
    is: 'joint appointee; insolvencies',
    in: { protea: { roles: ['JointAppointee'], systemTypes: [1] } },
  },
  {
    email: 'client@protea.test',
    fullName: 'Aletta van der Merwe',
    is: 'a client with access to one estate',
    in: { protea: { roles: ['UserMatterAccess'], systemTypes: [] } },
  },
  {
    email: 'newcomer@protea.test',
    fullName: 'Kagiso Molefe',
    is: 'has not accepted the terms yet',
    termsNotAccepted: true,
    in: { protea: { roles: ['Capture Matter'], systemTypes: [2] } },
  },
  {
    email: 'twofactor@protea.test',
    fullName: 'Fatima Adams',
    is: 'signs in with a code sent by email',
    twoFactor: true,
    in: { protea: { roles: ['Capture Matter'], systemTypes: [2] } },
  },
  {
    email: 'nosystem@protea.test',
    fullName: 'Gert Swanepoel',
    is: 'has no common system type',
    in: { protea: { roles: ['Capture Matter'], systemTypes: [] } },
  },
  {
    email: 'both@protea.test',
    fullName: 'Nadia Botha',
    is: 'captures matters in both firms',
    in: {
      protea: { roles: ['Capture Matter'], systemTypes: [2, 5] },
      welwitschia: { roles: ['Capture Matter'], systemTypes: [2, 5] },
    },
  },
  {
    email: 'admin@welwitschia.test',
    fullName: 'Selma Shikongo',
    is: 'administrator of Welwitschia Trust (Namibia), all five types',
    in: { welwitschia: { roles: administrator, systemTypes: allFive } },
  },
  {
    email: 'arrears@karoo.test',
    fullName: 'Willem Karsten',
    is: 'administrator of a firm 75 days in arrears',
    in: { karoo: { roles: administrator, systemTypes: allFive } },
  },
];

/** What the start prints. */
export function formatDemoSignIns(): string {
  const widest = Math.max(...demoPeople.map((person) => person.email.length));
  const lines = demoPeople.map((person) => `  ${person.email.padEnd(widest)}  ${person.is}`);
  return [`Demo sign-ins, all with the password ${demoPassword}:`, ...lines].join('\n');
}
