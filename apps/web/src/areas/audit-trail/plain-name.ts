/** A field's name however it is spelled: 'id_number' and 'idNumber' are the same. */
export const plainName = (field: string): string => field.replaceAll(/[._-]/g, '').toLowerCase();
