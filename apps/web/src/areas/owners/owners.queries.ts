import type { WireAnswer } from '@boedel/contract/call';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import type { HoldingKind, OwnerClass } from '@boedel/domain/owners/register';
import { phrase } from '../../i18n/t';

export type OwnerRegister = WireAnswer<typeof ownerCalls.getRegister>;
export type Owner = OwnerRegister['owners'][number];
export type OwnerParty = OwnerRegister['parties'][number];
export type OwnerHolding = OwnerRegister['holdings'][number];

export const classes: Readonly<Record<OwnerClass, string>> = {
  founder: phrase('Founder'),
  trustee: phrase('Trustee of the trust'),
  namedBeneficiary: phrase('Named beneficiary'),
  vestedBeneficiary: phrase('Vested beneficiary'),
  controller: phrase('Person with effective control'),
  ultimateOwner: phrase('Ultimate owner of trust property'),
  guardianOfMinor: phrase('Guardian of a minor'),
};

export const holdingWords: Readonly<Record<HoldingKind, string>> = {
  shareholder: phrase('Shareholder'),
  member: phrase('Member'),
  partner: phrase('Partner'),
  director: phrase('Director'),
  trustee: phrase('Trustee of the trust'),
  founder: phrase('Founder'),
  beneficiary: phrase('Beneficiary'),
  controller: phrase('Controls it'),
  ultimateOwner: phrase('Owns its property in the end'),
  guardian: phrase('Guardian'),
};

export const standings = {
  named: phrase('Named in the deed'),
  vested: phrase('Vested, or paid out'),
  potential: phrase('Only potential'),
} as const;
