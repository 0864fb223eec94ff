import type { Directory, EntryValues } from '@boedel/contract/directories/directory';
import type { RecordField } from '@boedel/contract/record/field';

/** For tests: a value each kind of field takes, as the wire carries it. */
function createSampleValue({ kind, options, choices, schema }: RecordField): unknown {
  switch (kind) {
    case 'email':
      return 'kantoor@example.test';
    case 'phone':
      return '012 345 6789';
    case 'idNumber':
      return '8001015009087';
    case 'passportNumber':
      return 'A1234567';
    case 'vatNumber':
      return '4000000002';
    case 'taxNumber':
      return '0001339050';
    case 'registrationNumber':
      return '2014/123456/07';
    case 'branchCode':
      return '632005';
    case 'accountNumber':
      return '5300000000';
    case 'website':
      return 'www.example.co.za';
    case 'select':
      return options![0];
    case 'choice':
      return choices![0]!.value;
    case 'number':
      return [7, 20, 100].find((one) => schema.safeParse(one).success);
    case 'nested':
      return {};
    case 'list':
      return [];
    case 'flag':
      return true;
    case 'money':
      return 1234.5;
    case 'percent':
      return 3.5;
    case 'day':
      return '1980-01-01';
    case 'image':
    case 'link':
    case 'person':
      return null;
    case 'text':
    case 'notes':
      return 'ab';
  }
}

/** Every field filled in. */
export const createSampleEntry = ({ fields }: Directory, name: string): EntryValues => ({
  ...Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, createSampleValue(field)])),
  name,
});
