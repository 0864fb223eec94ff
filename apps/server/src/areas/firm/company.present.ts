import type { AnswerOf, BodyOf } from '@boedel/contract/call';
import type { companyCalls } from '@boedel/contract/firm/firm.calls';
import type { ValuesOf } from '../../platform/db/table';
import type { CompanyRow, companyTable } from './company.store';

type Company = AnswerOf<typeof companyCalls.getIntermediaryCompany>;

export const presentCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  tradingName: row.trading_name,
  registrationNumber: row.registration_number,
  vatNumber: row.vat_number,
  country: row.country as Company['country'],
  email: row.email,
  phone: row.phone,
  website: row.website,
  physicalAddress1: row.physical_address1,
  physicalAddress2: row.physical_address2,
  physicalCity: row.physical_city,
  physicalCode: row.physical_code,
  postalAddress1: row.postal_address1,
  postalAddress2: row.postal_address2,
  postalCity: row.postal_city,
  postalCode: row.postal_code,
  version: row.version,
});

export const companyValues = (body: BodyOf<typeof companyCalls.update>): ValuesOf<typeof companyTable> => ({
  name: body.name,
  trading_name: body.tradingName,
  registration_number: body.registrationNumber,
  vat_number: body.vatNumber,
  country: body.country,
  email: body.email,
  phone: body.phone,
  website: body.website,
  physical_address1: body.physicalAddress1,
  physical_address2: body.physicalAddress2,
  physical_city: body.physicalCity,
  physical_code: body.physicalCode,
  postal_address1: body.postalAddress1,
  postal_address2: body.postalAddress2,
  postal_city: body.postalCity,
  postal_code: body.postalCode,
});
