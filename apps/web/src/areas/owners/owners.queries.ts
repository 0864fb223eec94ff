import type { WireAnswer } from '@boedel/contract/call';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import type { HoldingKind, OwnerClass } from '@boedel/domain/owners/register';
import { markPhrase } from '../../i18n/t';

export type OwnerRegisterAnswer = WireAnswer<typeof ownerCalls.getRegister>;
export type RegisteredOwner = OwnerRegisterAnswer['owners'][number];
export type RegisterParty = OwnerRegisterAnswer['parties'][number];
export type RegisterHolding = OwnerRegisterAnswer['holdings'][number];

export const classes: Readonly<Record<OwnerClass, string>> = {
  founder: markPhrase('Founder'),
  trustee: markPhrase('Trustee of the trust'),
  namedBeneficiary: markPhrase('Named beneficiary'),
  vestedBeneficiary: markPhrase('Vested beneficiary'),
  controller: markPhrase('Person with effective control'),
  ultimateOwner: markPhrase('Ultimate owner of trust property'),
  guardianOfMinor: markPhrase('Guardian of a minor'),
};

export const holdingLabels: Readonly<Record<HoldingKind, string>> = {
  shareholder: markPhrase('Shareholder'),
  member: markPhrase('Member'),
  partner: markPhrase('Partner'),
  director: markPhrase('Director'),
  trustee: markPhrase('Trustee of the trust'),
  founder: markPhrase('Founder'),
  beneficiary: markPhrase('Beneficiary'),
  controller: markPhrase('Controls the entity'),
  ultimateOwner: markPhrase('Owns its property in the end'),
  guardian: markPhrase('Guardian'),
};

export const standings = {
  named: markPhrase('Named in the deed'),
  vested: markPhrase('Vested, or paid out'),
  potential: markPhrase('Potential beneficiary only'),
} as const;

/** What was done about a register, as its trail says it. */
export const actionLabels: Readonly<Record<string, string>> = {
  'owner.added': markPhrase('Person added'),
  'owner.changed': markPhrase('Information changed'),
  'owner.removed': markPhrase('Owner or controller removed'),
  'owner.lodged': markPhrase('Register lodged'),
  'owner.exported': markPhrase('Register printed or downloaded'),
  'owner.viewed': markPhrase('Looked at the register'),
};
