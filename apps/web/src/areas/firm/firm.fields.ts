import { type companyFields, countries } from '@boedel/contract/firm/firm.schema';
import { phrase } from '../../i18n/t';
import type { FieldSection } from '../../ui/fields/field';

/** The firm's details as its letterhead, its accounts and its tax invoices need them. */
export const firmSections: readonly FieldSection<keyof typeof companyFields>[] = [
  {
    title: phrase('The firm'),
    about: phrase('As it stands on letters, accounts and invoices.'),
    fields: [
      { name: 'name', label: phrase('Registered name'), required: true, maxLength: 160 },
      { name: 'tradingName', label: phrase('Trading name'), maxLength: 160 },
      { name: 'registrationNumber', label: phrase('Registration number'), span: 2, maxLength: 40 },
      { name: 'vatNumber', label: phrase('VAT number'), span: 2, maxLength: 20 },
      {
        name: 'country',
        label: phrase('Country'),
        kind: 'select',
        span: 2,
        required: true,
        help: phrase('Decides the law and the currency of new matters.'),
        options: countries.map((country) => ({ value: country, label: country })),
      },
    ],
  },
  {
    title: phrase('Contact'),
    fields: [
      { name: 'email', label: phrase('E-mail'), kind: 'email', maxLength: 160 },
      { name: 'phone', label: phrase('Phone'), kind: 'phone', maxLength: 40 },
      { name: 'website', label: phrase('Website'), span: 6, maxLength: 200 },
    ],
  },
  {
    title: phrase('Physical address'),
    about: phrase('Where papers are served.'),
    fields: [
      { name: 'physicalAddress1', label: phrase('Address line 1'), span: 6, maxLength: 120 },
      { name: 'physicalAddress2', label: phrase('Address line 2'), span: 6, maxLength: 120 },
      { name: 'physicalCity', label: phrase('City or town'), span: 4, maxLength: 80 },
      { name: 'physicalCode', label: phrase('Postal code'), span: 2, maxLength: 10 },
    ],
  },
  {
    title: phrase('Postal address'),
    fields: [
      { name: 'postalAddress1', label: phrase('Address line 1'), span: 6, maxLength: 120 },
      { name: 'postalAddress2', label: phrase('Address line 2'), span: 6, maxLength: 120 },
      { name: 'postalCity', label: phrase('City or town'), span: 4, maxLength: 80 },
      { name: 'postalCode', label: phrase('Postal code'), span: 2, maxLength: 10 },
    ],
  },
];
