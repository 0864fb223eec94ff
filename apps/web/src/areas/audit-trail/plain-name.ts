/** A field's name however it is spelled: 'id_number' and 'createIdNumber' are the same. */
export const normaliseName = (field: string): string => field.replaceAll(/[._-]/g, '').toLowerCase();
