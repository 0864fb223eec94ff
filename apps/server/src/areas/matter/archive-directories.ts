import { message } from '@boedel/domain/law/message';
import { declare } from './archive-columns';

/**
 * Entries of the firm's own lists that rows of a matter lead to. One that is there already is found by its numbers, its
 * address or its name; another is added, without its bank details: those are typed and checked in the firm that pays.
 */
export const carriedDirectories = declare({
  valuer: {
    label: message('Valuers'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
      professional_number district
    `,
    boolean: 'is_appraiser!',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  storageprovider: {
    label: message('Storage providers'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
    `,
    bigint: 'monthly_rate_cents',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  guardingcompany: {
    label: message('Guarding companies'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
      security_number
    `,
    bigint: 'daily_rate_cents',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  creditor: {
    label: message('Creditors'),
    people: 'known_id!',
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
      kind reference
    `,
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
      global_creditor_id: 'left out',
    },
  },
  auctioneer: {
    label: message('Auctioneers'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
    `,
    decimal: 'commission_percent',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  bondofsecurityprovider: {
    label: message('Providers of bonds of security'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
      facility_number
    `,
    bigint: 'minimum_premium_cents',
    decimal: 'premium_percent',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  publicationpartner: {
    label: message('Publication partners'),
    text: `
      name! registration_number vat_number country contact_name email phone mobile website physical_address1
      physical_address2 physical_city physical_code postal_address1 postal_address2 postal_city postal_code notes
      medium language
    `,
    bigint: 'notice_cost_cents',
    set: {
      account_holder: 'left out',
      bank_name: 'left out',
      branch_code: 'left out',
      account_number: 'left out',
      account_type: 'left out',
    },
  },
  director: {
    label: message('Directors'),
    text: `
      name! designation id_number practice_number email phone mobile physical_address1 physical_address2
      physical_city physical_code notes
    `,
    set: { signature_file_id: 'left out', is_milestone_signatory: 'left out' },
  },
  matter_label: {
    label: message('Labels'),
    text: 'name! colour',
  },
});

/** Lists of the provider, the same for every firm of a country: found by their name, never added. */
export const carriedOffices = declare({
  masteroffice: {
    label: message("Master's offices"),
    text: `
      name! region country email phone physical_address1 physical_address2 physical_city physical_code
      postal_address1 postal_address2 postal_city postal_code trust_suffix notes
    `,
    integer: 'pack_megabytes pack_name_length',
  },
  magistrateoffice: {
    label: message("Magistrates' offices"),
    text: `
      name! region country email phone physical_address1 physical_address2 physical_city physical_code
      postal_address1 postal_address2 postal_city postal_code notes
    `,
  },
});
